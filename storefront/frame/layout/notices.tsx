import { Alert } from '../../../components/alert/index.ts';
import { Container } from '../../../components/container/index.ts';
import { noticeTones, type Notice } from '../../../patterns/rules/notice.ts';
import * as styles from './layout.css.ts';

/** The notices of the last form, at the top of the page that follows it; announced after the page load. */
export function Notices({ notices }: { notices: ReadonlyArray<Notice> }) {
  if (notices.length === 0) return null;
  const sorted = notices.toSorted((a, b) => noticeTones.indexOf(a.tone) - noticeTones.indexOf(b.tone));
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
