import type { ReactNode } from 'react';
import { Container } from '../../../../components/container/index.ts';
import { Heading } from '../../../../components/heading/index.ts';
import { Text } from '../../../../components/text/index.ts';
import { AccountFrame } from '../../account/frame.ts';
import * as styles from './complaint-frame.css.ts';

export interface ComplaintFrameProps {
  /** Its client views it, in the account; guests see it alone. */
  isOwn: boolean;
  title: string;
  lead?: string | undefined;
  /** Beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A page about a complaint. */
export function ComplaintFrame({ isOwn, title, lead, mark, children }: ComplaintFrameProps) {
  if (isOwn) {
    return (
      <AccountFrame current="complaints" title={title} lead={lead} mark={mark} isBelow>
        {children}
      </AccountFrame>
    );
  }
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {mark}
        </div>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
        {children}
      </div>
    </Container>
  );
}
