import { memo } from 'react';
import type { Translate } from '../texts/index.ts';
import type { ActiveOption } from './active-option.ts';
import { column as columnStyle } from './combobox.css.ts';
import type { comboboxTexts } from './combobox.texts.ts';
import { columns, type PlacedGroup } from './groups.ts';
import { OptionChunks } from './option-chunk.tsx';
import * as styles from './option-list.css.ts';

export interface OptionListProps {
  /** Prefix of the groups' ids. */
  id: string;
  groups: ReadonlyArray<PlacedGroup>;
  /** The query. */
  query: string;
  active: ActiveOption;
  optionId: (index: number) => string;
  t: Translate<typeof comboboxTexts.pl>;
}

/** The groups of results in their columns. Not rerendered by keys. */
export const OptionList = memo(function OptionList({ groups, ...rest }: OptionListProps) {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return columns
    .map((kinds) => groups.filter(({ kind }) => kinds.includes(kind)))
    .map((column, place) =>
      column.length === 0 ? null : (
        <div key={columns[place]!.join()} role="presentation" className={columnStyle} data-column={place}>
          {column.map((group) => (
            <Group key={group.first} group={group} count={count} {...rest} />
          ))}
        </div>
      ),
    );
});

interface GroupProps extends Omit<OptionListProps, 'groups'> {
  group: PlacedGroup;
  count: number;
}

function Group({ group, id, t, ...rest }: GroupProps) {
  const headingId = `${id}-${group.first}`;
  return (
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <div role="presentation" id={headingId} className={styles.heading}>
        {group.name ?? t(group.kind)}
      </div>
      <OptionChunks group={group} start={0} end={group.options.length} {...rest} />
    </div>
  );
}
