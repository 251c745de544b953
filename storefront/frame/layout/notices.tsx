import { Alert } from '../../../components/alert/index.ts';
import { Container } from '../../../components/container/index.ts';
import { noticeTones, type Notice } from '../../../patterns/rules/notice.ts';
import * as styles from './layout.css.ts';

/** In the order in which a page shows them: messages first, then warnings, errors and successes (T-25). */
export const sortedNotices = (notices: ReadonlyArray<Notice>): ReadonlyArray<Notice> =>
  notices.toSorted((a, b) => noticeTones.indexOf(a.tone) - noticeTones.indexOf(b.tone));

/** The notices of the last form, at the top of the page that follows it; announced after the page load. */
export function Notices({ notices }: { notices: ReadonlyArray<Notice> }) {
  if (notices.length === 0) return null;
  return (
    <Container>
      <div className={styles.notices}>
        {notices.map(({ tone, title, text }) => (
          <Alert key={`${title} ${text}`} tone={tone} title={title}>
            {text}
          </Alert>
        ))}
      </div>
    </Container>
  );
}

/** The first notice of the home page: a passing alert (T-25). */
export function NoticeToast({ notice: { tone, title, text } }: { notice: Notice }) {
  return (
    <Alert tone={tone} title={title} isClosable>
      {text}
    </Alert>
  );
}
