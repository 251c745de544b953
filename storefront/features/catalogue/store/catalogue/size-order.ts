interface Size {
  name: string;
  /** The place among the sizes of its product. */
  position: number;
}

const byPolishNumbers = new Intl.Collator('pl', { numeric: true });

/** The name without its numbers: "×" of "140×200", "cm" of "14 cm". Empty if it has none, as "XL". */
const measureOf = (name: string): string => (/\d/.test(name) ? name.replaceAll(/[\d.,\s]+/g, ' ').trim() || '#' : '');

/**
 * Sorts the sizes of a list. A place orders the sizes of one product, so the shirts and shelves of one list would
 * alternate: sizes with the same measure stand together by number, those without numbers by place.
 */
export function sortSizes<Row extends Size>(sizes: ReadonlyArray<Row>): ReadonlyArray<Row> {
  const byPlace = [...sizes].sort((a, b) => a.position - b.position || byPolishNumbers.compare(a.name, b.name));
  const groups = new Map<string, Row[]>();
  for (const size of byPlace) {
    const measure = measureOf(size.name);
    const group = groups.get(measure);
    if (group) group.push(size);
    else groups.set(measure, [size]);
  }
  return [...groups].flatMap(([measure, group]) =>
    measure === '' ? group : group.sort((a, b) => byPolishNumbers.compare(a.name, b.name)),
  );
}
