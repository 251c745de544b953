import { memo, useLayoutEffect } from 'react';
import { useIsActive, type ActiveOption } from './active-option.ts';
import type { PlacedGroup } from './groups.ts';
import * as styles from './option-list.css.ts';
import { OptionRow } from './option-row.tsx';
import { useNear } from './use-near.ts';

export interface OptionChunkProps {
  group: PlacedGroup;
  /** Indexes in the group, from 0: its first option, and the one after its last. */
  start: number;
  end: number;
  /** The number of options in all groups. */
  count: number;
  active: ActiveOption;
  query: string;
  optionId: (index: number) => string;
}

/** Chunk sizes. Large ones contain small ones, so that the browser observes dozens, not hundreds. */
const [large, small] = [500, 25];

/** The options of a group from `start` up to `end`, in chunks of one size. */
export function OptionChunks({ start, end, ...rest }: OptionChunkProps) {
  const size = end - start > large ? large : small;
  return Array.from({ length: Math.ceil((end - start) / size) }, (_, place) => {
    const from = start + place * size;
    return <OptionChunk key={place} start={from} end={Math.min(from + size, end)} {...rest} />;
  });
}

/**
 * Some options of a group. Far from view it is an empty box of the same height, so that a list of ten thousand renders
 * about a hundred; the active option always renders, since the field refers to it.
 */
const OptionChunk = memo(function OptionChunk(props: OptionChunkProps) {
  const { group, start, end, active } = props;
  const { ref, isNear } = useNear<HTMLDivElement>(start === 0);
  const hasActive = useIsActive(active, group.first + start, group.first + end);
  const rows = end - start;
  useLayoutEffect(() => ref.current?.style.setProperty(styles.rowsName, String(rows)), [ref, rows]);
  const isShown = isNear || hasActive;
  return (
    <div ref={ref} role="presentation" className={styles.chunk} data-pictured={isPictured(group)}>
      {isShown && (rows > small ? <OptionChunks {...props} /> : <OptionRows {...props} />)}
    </div>
  );
});

const isPictured = ({ options }: PlacedGroup) => options[0]?.picture !== undefined;

function OptionRows({ group, start, end, optionId, ...rest }: OptionChunkProps) {
  return group.options.slice(start, end).map((option, place) => {
    const index = group.first + start + place;
    return <OptionRow key={index} id={optionId(index)} option={option} index={index} {...rest} />;
  });
}
