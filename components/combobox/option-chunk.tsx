import { memo, useLayoutEffect } from 'react';
import * as styles from './option-list.css.ts';
import type { PlacedGroup } from './groups.ts';
import { OptionRow } from './option-row.tsx';
import { useNear } from './use-near.ts';

/** Options are drawn by so many at a time. */
export const chunkSize = 50;

export interface OptionChunkProps {
  group: PlacedGroup;
  /** The place of its first option in the group, from 0. */
  start: number;
  /** The place of the active option among all, where it is one of these. */
  activeIndex: number | undefined;
  query: string;
  optionId: (index: number) => string;
}

/**
 * Some options of a group. Those far from sight leave an empty piece of their height behind, so that ten thousand of them cost
 * as little as a hundred; the active one is always there, because the field points to it.
 */
export const OptionChunk = memo(function OptionChunk(props: OptionChunkProps) {
  const { group, start, activeIndex, query, optionId } = props;
  const { ref, isNear } = useNear<HTMLDivElement>(start === 0);
  const options = group.options.slice(start, start + chunkSize);
  const rows = options.length;
  useLayoutEffect(() => ref.current?.style.setProperty(styles.rowsName, String(rows)), [ref, rows]);
  return (
    <div ref={ref} role="presentation" className={styles.chunk} data-pictured={options[0]?.picture !== undefined}>
      {(isNear || activeIndex !== undefined) &&
        options.map((option, place) => {
          const index = group.first + start + place;
          return (
            <OptionRow
              key={index}
              id={optionId(index)}
              option={option}
              index={index}
              position={start + place + 1}
              size={group.options.length}
              isActive={index === activeIndex}
              query={query}
            />
          );
        })}
    </div>
  );
});
