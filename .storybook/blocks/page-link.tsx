import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

export interface PageLinkProps {
  /** The id of a documentation page or story in its URL: "zaczynamy-rozmiary--docs". */
  to: string;
  children: ReactNode;
}

/** A link to another Storybook page. Pages are in an iframe: only Storybook's own link navigates the whole window. */
export function PageLink({ to, children }: PageLinkProps) {
  return <AnchorMdx href={`?path=/${to.endsWith('--docs') ? 'docs' : 'story'}/${to}`}>{children}</AnchorMdx>;
}
