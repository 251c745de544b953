type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6;

const inRange = (count: number): ColumnCount => Math.min(6, Math.max(1, Math.round(count))) as ColumnCount;

/** The setting's columns (L-14) for the four viewport levels: a level without its own has those of the level before. */
export function columnsByLevel(
  columns: ReadonlyArray<number>,
): readonly [ColumnCount, ColumnCount, ColumnCount, ColumnCount] {
  const last = columns.at(-1) ?? 1;
  const at = (level: number) => inRange(columns[level] ?? last);
  return [at(0), at(1), at(2), at(3)];
}
