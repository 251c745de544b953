import { memo, useLayoutEffect } from 'react';
import { useIsActive, type ActiveOption } from './active-option.ts';
import type { PlacedGroup } from './groups.ts';
import * as styles from './option-list.css.ts';
import { OptionRow } from './option-row.tsx';
import { useNear } from './use-near.ts';

/** Options are drawn by so many at a time. */
export const chunkSize = 100;

export interface OptionChunkProps {
  group: PlacedGroup;
  /** The place of its first option in the group, from 0. */
  start: number;
  /** How many options there are in all groups. */
  count: number;
  active: ActiveOption;
  query: string;
  optionId: (index: number) => string;
}

/**
 * Some options of a group. Those far from sight leave an empty piece of their height behind, so that ten thousand of them cost
 * as little as a hundred; the active one is always there, because the field points to it.
 */
export const OptionChunk = memo(function OptionChunk({ group, start, ...props }: OptionChunkProps) {
  const { count, active, query, optionId } = props;
  const { ref, isNear } = useNear<HTMLDivElement>(start === 0);
  const options = group.options.slice(start, start + chunkSize);
  const first = group.first + start;
  const hasActive = useIsActive(active, first, first + options.length);
  const rows = options.length;
  useLayoutEffect(() => ref.current?.style.setProperty(styles.rowsName, String(rows)), [ref, rows]);
  return (
    <div ref={ref} role="presentation" className={styles.chunk} data-pictured={options[0]?.picture !== undefined}>
      {(isNear || hasActive) &&
        options.map((option, place) => (
          <OptionRow
            key={first + place}
            id={optionId(first + place)}
            option={option}
            index={first + place}
            count={count}
            active={active}
            query={query}
          />
        ))}
    </div>
  );
});
