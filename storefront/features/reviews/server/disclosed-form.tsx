import type { ReactNode } from 'react';
import { Icon, icons } from '../../../../components/icon/index.ts';
import { Text } from '../../../../components/text/index.ts';
import * as styles from './disclosed-form.css.ts';

export interface DisclosedFormProps {
  /** The id of its content: a link to it opens the form. */
  id: string;
  /** The id of the words that name it. */
  titleId: string;
  /** The words of the button. */
  title: string;
  /** What happens with what is sent. */
  lead: string;
  children: ReactNode;
}

/** A form that opens under its button, without a script as well: a native disclosure. */
export function DisclosedForm({ id, titleId, title, lead, children }: DisclosedFormProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <span id={titleId}>{title}</span>
        <span className={styles.sign}>
          <Icon shape={icons.chevronDown} size={20} />
        </span>
      </summary>
      <div id={id} className={styles.content}>
        <Text tone="muted">{lead}</Text>
        {children}
      </div>
    </details>
  );
}
