import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { actionRow } from '../../../../../patterns/action-row/action-row.css.ts';
import * as styles from './asked-action.css.ts';

export interface AskedActionProps {
  /** The place on the page to which the link that asks leads. */
  id: string;
  title: string;
  text: string;
  /** Leaves everything as it is. */
  keep: { name: string; address: string };
  /** What the form sends, and where to. */
  action: string;
  operation: string;
  /** The button that does it. */
  confirm: string;
}

/** Asks before something that cannot be taken back, on the page itself: it works without a script. */
export function AskedAction({ id, title, text, keep, action, operation, confirm }: AskedActionProps) {
  return (
    <div className={styles.question} id={id}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <Text>{text}</Text>
      <div className={actionRow}>
        <LinkButton href={keep.address} tone="primary">
          {keep.name}
        </LinkButton>
        <form method="post" action={action}>
          <input type="hidden" name="operation" value={operation} />
          <Button type="submit" tone="danger">
            {confirm}
          </Button>
        </form>
      </div>
    </div>
  );
}
