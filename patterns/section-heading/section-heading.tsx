import type { ReactNode } from 'react';
import { Heading } from '../../components/heading/index.ts';
import { Text } from '../../components/text/index.ts';
import * as styles from './section-heading.css.ts';

export interface SectionHeadingProps {
  /** For `aria-labelledby` of the section. */
  id: string;
  /** The words of the heading. */
  title: string;
  /** A sentence under the heading. */
  note?: string;
  /** The end of the line: a link to the whole list. */
  aside?: ReactNode;
}

/** The heading of a section of a page, with a link to more. */
export function SectionHeading({ id, title, note, aside }: SectionHeadingProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {note !== undefined && <Text tone="muted">{note}</Text>}
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
