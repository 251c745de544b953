import { Alert, type AlertTone } from '../../../components/alert/index.ts';
import { Container } from '../../../components/container/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import type { FlashMessage } from '../../platform/page/request-context.ts';
import * as styles from './layout.css.ts';
import { layoutTexts } from './texts.ts';

const tones: Readonly<Record<FlashMessage['kind'], AlertTone>> = {
  message: 'info',
  warning: 'warning',
  error: 'error',
  success: 'success',
};
/** Requirement T-25: which message comes first where there are several. */
const order: ReadonlyArray<FlashMessage['kind']> = ['message', 'warning', 'error', 'success'];

/** What the last form brought, first on the page that follows it; spoken once the page is there. */
export function Messages({ messages }: { messages: ReadonlyArray<FlashMessage> }) {
  const t = useTexts(layoutTexts);
  if (messages.length === 0) return null;
  const sorted = messages.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return (
    <Container>
      <div className={styles.messages}>
        {sorted.map(({ kind, code, values }) => {
          const text = code in layoutTexts.pl ? t(code as keyof typeof layoutTexts.pl, values) : code;
          const { result, rest } = resultFirst(text);
          return (
            <Alert key={code + text} tone={tones[kind]} title={result}>
              {rest}
            </Alert>
          );
        })}
      </div>
    </Container>
  );
}

/** The first sentence is the result and stands out: "Dodano do koszyka." */
export function resultFirst(text: string): { result: string; rest: string | undefined } {
  const end = /[.?] (?=\p{Lu})/u.exec(text);
  return end
    ? { result: text.slice(0, end.index + 1), rest: text.slice(end.index + 2) }
    : { result: text, rest: undefined };
}
