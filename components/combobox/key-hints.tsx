import { Icon, icons } from '../icon/index.ts';
import type { Translate } from '../texts/index.ts';
import { useActiveIndex, type ActiveOption } from './active-option.ts';
import * as styles from './combobox.css.ts';
import type { comboboxTexts } from './combobox.texts.ts';
import { groupAt, type PlacedGroup } from './groups.ts';

/** A key's label is its name, or an icon for arrows: the kit's fonts have none. */
const hints = [
  [[icons.arrowUp, icons.arrowDown], 'keyResult'],
  [[icons.arrowLeft, icons.arrowRight], 'keyGroup'],
  [['Enter'], 'keyTake'],
  [['Esc'], 'keyClose'],
] as const;

export interface KeyHintsProps {
  groups: ReadonlyArray<PlacedGroup>;
  active: ActiveOption;
  t: Translate<typeof comboboxTexts.pl>;
}

/** The keys and the active result, hidden from screen readers, which know both. */
export function KeyHints(props: KeyHintsProps) {
  return (
    <div className={styles.foot} aria-hidden="true">
      {hints.map(([keys, does]) => (
        <span key={does} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={typeof key === 'string' ? key : key.path} className={styles.key}>
              {typeof key === 'string' ? key : <Icon shape={key} size={16} />}
            </kbd>
          ))}
          {props.t(does)}
        </span>
      ))}
      <ActiveResult {...props} />
    </div>
  );
}

/** The active result and its place in its group. */
function ActiveResult({ groups, active, t }: KeyHintsProps) {
  const index = useActiveIndex(active);
  const group = groupAt(groups, index);
  if (group === undefined) return <span className={styles.active} />;
  const { options, first, name, kind } = group;
  const place = t('place', { group: name ?? t(kind), position: index - first + 1, size: options.length });
  return <span className={styles.active}>{`${options[index - first]!.name}, ${place}`}</span>;
}
