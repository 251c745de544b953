import { Button } from '../../../../../components/button/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import type { PasskeyItem } from './data.ts';
import * as styles from './page.css.ts';

export interface MethodListProps {
  methods: ReadonlyArray<PasskeyItem>;
  /** The button that takes a method away, in the form around; none where nothing can be changed. */
  taking?: { name: string; words: string; nameOf: (name: string) => string };
}

/** Ways to sign in, each with its name, what is known of it, and a button that takes it away. */
export function MethodList({ methods, taking }: MethodListProps) {
  return (
    <ul role="list" className={styles.list}>
      {methods.map(({ id, name, facts }) => (
        <li key={id} className={styles.item}>
          <div>
            <Text isStrong>{name}</Text>
            <Text look="small" tone="muted">
              {facts}
            </Text>
          </div>
          {taking && (
            <Button type="submit" size="compact" name={taking.name} value={id} aria-label={taking.nameOf(name)}>
              {taking.words}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
