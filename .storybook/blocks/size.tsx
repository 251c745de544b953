import { DocTable } from '../doc-table.tsx';
import { PageLink } from './page-link.tsx';
import { kilobytes, sizes } from './sizes.ts';

export interface SizeProps {
  /** The name of the component's folder. */
  of: string;
}

const parts = { script: 'script', style: 'style sheet' } as const;

/** What importing this component alone costs, and what it may cost. */
export function Size({ of }: SizeProps) {
  const size = sizes[of];
  if (size === undefined) {
    return (
      <p>
        <em>Not measured yet.</em> <PageLink to="zaczynamy-rozmiary--docs">The sizes of all components</PageLink>.
      </p>
    );
  }
  return (
    <>
      <p>
        Imported alone, with all that it imports itself, after brotli and without React.{' '}
        <PageLink to="zaczynamy-rozmiary--docs">The sizes of all components</PageLink>.
      </p>
      <DocTable
        head={['part', 'size', 'budget']}
        rows={(['script', 'style'] as const).map((part) => [
          parts[part],
          kilobytes(size[part]),
          size.budget === undefined ? 'none yet' : kilobytes(size.budget[part]),
        ])}
      />
    </>
  );
}
