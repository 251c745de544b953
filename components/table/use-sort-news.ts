import { useEffect, useRef, type RefObject } from 'react';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import type { TableSort } from './table-sort.ts';
import { tableTexts } from './table.texts.ts';

/** Announces the order once sorted: not every screen reader announces `aria-sort` changes. */
export function useSortNews(table: RefObject<HTMLTableElement | null>, sort: TableSort | null) {
  const t = useTexts(tableTexts);
  const lastSort = useRef(sort);

  useEffect(() => {
    const before = lastSort.current;
    lastSort.current = sort;
    if (sort === null || (before?.column === sort.column && before.direction === sort.direction)) return;
    const header = table.current!.querySelector('[aria-sort]')?.textContent.trim();
    if (header) announce(t(sort.direction, { column: header }));
  });
}
