export interface DocTableProps {
  head: ReadonlyArray<string>;
  /** Shows words between backticks as code. */
  rows: ReadonlyArray<ReadonlyArray<string>>;
}

/** A table of a documentation page. MDX has no tables without a plugin, and its HTML would hide the text. */
export function DocTable({ head, rows }: DocTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, column) => (
              <td key={column}>
                {cell.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
