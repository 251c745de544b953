import { Fragment, useId, useRef, type ReactNode } from 'react';
import { classNames, type VisibleName } from '../shared/index.ts';
import { useWords } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { SortHeader } from './sort-header.tsx';
import type { SortDirection, TableSort } from './table-sort.ts';
import { tableTexts } from './table.texts.ts';
import * as css from './table.css.ts';
import { useOverflow } from './use-overflow.ts';
import { useSortNews } from './use-sort-news.ts';

export interface TableColumn<Row> {
  /** Names the column in `sort`; unique in the table. */
  readonly id: string;
  /** The words over the column. They are read with each of its cells, so they are few. */
  readonly header: VisibleName;
  /** What stands in the column for one row. */
  readonly cell: (row: Row) => ReactNode;
  /** Its cells name their rows: they are read with the other cells of the row. One column of a table does so. */
  readonly isRowHeader?: boolean;
  /** Amounts and counts: at the end of the line, with figures of one width, on one line. */
  readonly isNumeric?: boolean;
  /** The rows can be sorted by it; the direction is that of the first press. */
  readonly sort?: SortDirection;
}

export interface TableProps<Row> {
  /** The table's subject; its name. */
  caption: VisibleName;
  /** The caption is read and not seen, because a heading above says the same. */
  isCaptionHidden?: boolean;
  /** The columns in their order. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** The rows in their current order. The owner sorts them, by `onSort` or by address. */
  rows: ReadonlyArray<Row>;
  /** Identifies a row, such as its number. */
  rowKey: (row: Row) => string | number;
  /** How the rows are sorted now; null if by no column. */
  sort?: TableSort | null;
  /** A request for another order. With it the headers are buttons as soon as a script runs. */
  onSort?: (sort: TableSort) => void;
  /** The address of the table in another order: a link, so that sorting works without JavaScript. */
  sortAddressOf?: (sort: TableSort) => string;
  /** The text of an empty table. "Nic tu jeszcze nie ma." by default. */
  empty?: ReactNode;
  /**
   * Below viewport level 2, `scroll` keeps the columns and scrolls sideways where they do not fit; `stack` makes a block
   * of each row, with the words of the headers before the values. `side-by-side` compares: columns have one width, and
   * the row headers stay in sight while the rest scrolls, as the first column, below level 2 as a line over each row.
   * The custom properties `--column-width` and `--row-header-width` of its surroundings give the widths.
   */
  layout?: 'scroll' | 'stack' | 'side-by-side';
}

/** Facts in rows and columns, with the headers read by screen readers. Source: WCAG 2.2, 1.3.1; APG, sortable table. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  sortAddressOf,
  empty,
  layout = 'scroll',
}: TableProps<Row>) {
  const t = useWords(tableTexts);
  const captionId = useId();
  const table = useRef<HTMLTableElement>(null);
  const { scroller, overflows } = useOverflow();
  useSortNews(table, sort);

  const isStacked = layout === 'stack';
  // Safari drops the table where its boxes are of another kind, unless the roles say what they are.
  const role = (name: string) => (layout === 'scroll' ? undefined : name);

  return (
    <div
      ref={scroller}
      className={classNames(css.scroller, layout === 'side-by-side' && css.wholeColumns)}
      // Only what scrolls needs the keyboard, and what takes focus needs a name.
      {...(overflows && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
      data-two-dimensional=""
    >
      <table
        ref={table}
        role={role('table')}
        className={classNames(css.table, isStacked && css.stacked, layout === 'side-by-side' && css.sideBySide)}
      >
        {isCaptionHidden ? (
          <VisuallyHidden as="caption" id={captionId}>
            {caption}
          </VisuallyHidden>
        ) : (
          <caption id={captionId} className={css.caption}>
            {caption}
          </caption>
        )}
        <thead role={role('rowgroup')} className={css.head}>
          <tr role={role('row')} className={css.headRow}>
            {columns.map(({ id, header, isNumeric, sort: first }) => (
              <th
                key={id}
                scope="col"
                role={role('columnheader')}
                aria-sort={sort?.column === id ? sort.direction : undefined}
                className={css.headCell}
                data-sortable={first}
                data-numeric={isNumeric || undefined}
              >
                {first === undefined ? (
                  header
                ) : (
                  <SortHeader column={id} first={first} sort={sort} onSort={onSort} addressOf={sortAddressOf}>
                    {header}
                  </SortHeader>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')} className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} role={role('row')} className={css.row}>
              {columns.map(({ id, header, cell, isRowHeader, isNumeric }) => {
                const Cell = isRowHeader ? 'th' : 'td';
                // Orca 43 reads the words of a row header only where they are its own.
                const Value = isStacked && !isRowHeader ? 'div' : Fragment;
                return (
                  <Cell
                    key={id}
                    scope={isRowHeader ? 'row' : undefined}
                    role={role(isRowHeader ? 'rowheader' : 'cell')}
                    className={css.bodyCell}
                    data-numeric={isNumeric || undefined}
                  >
                    {isStacked && !isRowHeader && (
                      // Visual only: screen readers announce the column's header by themselves.
                      <span className={css.label} aria-hidden="true">
                        {header}
                      </span>
                    )}
                    <Value>{cell(row)}</Value>
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr role={role('row')} className={css.row}>
              <td role={role('cell')} colSpan={columns.length} className={classNames(css.bodyCell, css.none)}>
                {empty ?? t('empty')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
