import { Alert } from '../../../components/alert/index.ts';
import { Container } from '../../../components/container/index.ts';
import { noticeTones, type Notice } from '../../../patterns/rules/notice.ts';
import * as styles from './layout.css.ts';

interface NoticesProps {
  notices: ReadonlyArray<Notice>;
  /** The main page shows the first of its notices by the order of their tones (requirement T-25), other pages all of them. */
  isFirstAlone: boolean;
}

/** The notices of the last form, at the top of the page that follows it; announced after the page load. */
export function Notices({ notices, isFirstAlone }: NoticesProps) {
  if (notices.length === 0) return null;
  const inOrder = notices.toSorted((a, b) => noticeTones.indexOf(a.tone) - noticeTones.indexOf(b.tone));
  const sorted = isFirstAlone ? inOrder.slice(0, 1) : inOrder;
  return (
    <Container>
      <div className={styles.notices}>
        {sorted.map(({ tone, title, text }) => (
          <Alert key={`${title} ${text}`} tone={tone} title={title}>
            {text}
          </Alert>
        ))}
      </div>
    </Container>
  );
}
