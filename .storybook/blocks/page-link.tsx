import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

export interface PageLinkProps {
  /** The id of a documentation page or a story, as it stands in the address: "zaczynamy-rozmiary--docs". */
  to: string;
  children: ReactNode;
}

/** A link to another page of the workshop. Pages stand in a frame: only Storybook's own link leads the whole window. */
export function PageLink({ to, children }: PageLinkProps) {
  return <AnchorMdx href={`?path=/${to.endsWith('--docs') ? 'docs' : 'story'}/${to}`}>{children}</AnchorMdx>;
}
