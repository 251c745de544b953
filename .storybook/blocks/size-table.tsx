import { DocTable } from '../doc-table.tsx';
import { kilobytes, sizes } from './sizes.ts';

/** The sizes of all components that were measured. */
export function SizeTable() {
  const measured = Object.entries(sizes).toSorted(([one], [other]) => one.localeCompare(other));
  if (measured.length === 0) {
    return (
      <p>
        <em>Nothing is measured yet.</em>
      </p>
    );
  }
  return (
    <DocTable
      head={['component', 'script', 'its budget', 'style sheet', 'its budget']}
      rows={measured.map(([name, { script, style, budget }]) => [
        name,
        kilobytes(script),
        budget === undefined ? 'none yet' : kilobytes(budget.script),
        kilobytes(style),
        budget === undefined ? 'none yet' : kilobytes(budget.style),
      ])}
    />
  );
}
