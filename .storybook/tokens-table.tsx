import type { ReactNode } from 'react';
import * as css from './tokens-page.css.ts';

export interface TokenTableProps {
  caption: string;
  head: ReadonlyArray<string>;
  /** The first cell names the row. */
  rows: ReadonlyArray<readonly [string, ...ReadonlyArray<ReactNode>]>;
}

/** A table of tokens, with its caption and heads for both directions; it scrolls by itself where it is too wide. */
export function TokenTable({ caption, head, rows }: TokenTableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={css.scroll}>
      <table className={css.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col" className={css.head}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row" className={css.rowName}>
                {name}
              </th>
              {cells.map((content, column) => (
                <td key={column} className={css.cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
