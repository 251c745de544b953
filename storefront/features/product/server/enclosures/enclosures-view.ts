import type { Enclosure } from '../../../catalogue/types.ts';
import { downloadable, type EnclosureContext } from './enclosure-access.ts';
import { enclosureAddress } from './enclosure-call.ts';
import { typeOf } from './enclosure-type.ts';

/** A file in the list of the product page. */
export interface EnclosureView {
  name: string;
  /** "PDF"; '' if its name has no end. */
  type: string;
  /** Whole kilobytes of 1000 bytes, at least 1; null where the shop does not keep the file. */
  kilobytes: number | null;
  /** Its language, if it differs from the page's: "en". */
  language: string | null;
  /** Null where the visitor may not download it. */
  address: string | null;
  /** Who may download it. */
  access: NonNullable<Enclosure['access']>;
}

/** The files of a product, each with its address if the visitor may download it. */
export async function enclosuresView(
  productId: number,
  enclosures: ReadonlyArray<Enclosure>,
  context: EnclosureContext,
): Promise<ReadonlyArray<EnclosureView>> {
  const allowed = await downloadable(productId, enclosures, context);
  return enclosuresOf(productId, enclosures, (_, index) => allowed[index]!);
}

/**
 * The same where it is known what the visitor may download.
 * @param access an order's number and key, for a guest who comes by its link
 */
export const enclosuresOf = (
  productId: number,
  enclosures: ReadonlyArray<Enclosure>,
  isAllowed: (enclosure: Enclosure, index: number) => boolean,
  access: Readonly<Record<string, string>> = {},
): ReadonlyArray<EnclosureView> =>
  enclosures.map((enclosure, index) => {
    const { name, file, bytes, language = null, access: whose = 'all' } = enclosure;
    return {
      name,
      type: typeOf(file).name,
      kilobytes: bytes === undefined ? null : Math.max(1, Math.round(bytes / 1000)),
      language,
      address: isAllowed(enclosure, index) ? enclosureAddress(productId, index, access) : null,
      access: whose,
    };
  });
