import type { Translate } from '../texts/index.ts';
import { column as columnStyle } from './combobox.css.ts';
import * as styles from './option-list.css.ts';
import type { comboboxTexts } from './combobox.texts.ts';
import { columns, type PlacedGroup } from './groups.ts';
import { chunkSize, OptionChunk } from './option-chunk.tsx';

export interface OptionListProps {
  /** Begins the ids of the groups. */
  id: string;
  groups: ReadonlyArray<PlacedGroup>;
  query: string;
  /** The active option among all, from 0; -1 for none. */
  activeIndex: number;
  optionId: (index: number) => string;
  t: Translate<typeof comboboxTexts.pl>;
}

/** The groups of results in their columns. */
export function OptionList({ groups, ...rest }: OptionListProps) {
  return columns
    .map((kinds) => groups.filter(({ kind }) => kinds.includes(kind)))
    .map((column, place) =>
      column.length === 0 ? null : (
        <div key={columns[place]!.join()} role="presentation" className={columnStyle} data-column={place}>
          {column.map((group) => (
            <Group key={group.first} group={group} {...rest} />
          ))}
        </div>
      ),
    );
}

function Group({ group, id, query, activeIndex, optionId, t }: GroupProps) {
  const headingId = `${id}-${group.first}`;
  const { first, options } = group;
  const starts = Array.from({ length: Math.ceil(options.length / chunkSize) }, (_, chunk) => chunk * chunkSize);
  return (
    <div role="group" aria-labelledby={headingId} className={styles.group}>
      <div role="presentation" id={headingId} className={styles.heading}>
        {group.name ?? t(group.kind)}
      </div>
      {starts.map((start) => {
        const isActiveHere = activeIndex >= first + start && activeIndex < first + start + chunkSize;
        const isOfGroup = activeIndex < first + options.length;
        return (
          <OptionChunk
            key={start}
            group={group}
            start={start}
            activeIndex={isActiveHere && isOfGroup ? activeIndex : undefined}
            query={query}
            optionId={optionId}
          />
        );
      })}
    </div>
  );
}

type GroupProps = Omit<OptionListProps, 'groups'> & { group: PlacedGroup };
