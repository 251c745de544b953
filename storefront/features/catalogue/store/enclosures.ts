import type { Enclosure } from '../types/product.ts';

/* Files of a product (S-37): who may download them, and where they are. */

/** The name of an enclosure's file among the shop's files. */
export const enclosureFile = (file: string): string => `enclosure-${file}`;

/** A file of another site, such as a producer's, named by its whole address. */
export const isRemote = ({ file }: Pick<Enclosure, 'file'>): boolean =>
  /^https?:/.test(URL.parse(file)?.protocol ?? '');

/** The shop has no wholesale clients yet, so no one may download a file for them. */
export const mayDownload = (
  { access = 'all' }: Pick<Enclosure, 'access'>,
  has: { ordered: boolean; paid: boolean },
): boolean => access === 'all' || (access === 'ordered' && has.ordered) || (access === 'paid' && has.paid);
