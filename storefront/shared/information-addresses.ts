import { addressOf } from './addresses.ts';

/** The pages of information by catalogue name, with their address parts. */
const places = {
  terms: { id: 1, kind: 'cterms', slug: 'regulamin' },
  privacy: { id: 2, kind: 'cterms', slug: 'prywatnosc' },
  delivery: { id: 3, kind: 'cinfo', slug: 'dostawa-i-platnosc' },
  returns: { id: 4, kind: 'cinfo', slug: 'zwroty-i-reklamacje' },
  faq: { id: 5, kind: 'cinfo', slug: 'pytania-i-odpowiedzi' },
  accessibility: { id: 6, kind: 'cinfo', slug: 'dostepnosc' },
} as const;

export type InformationName = keyof typeof places;

/** The address of a page of information: `informationAddress('terms')`. */
export const informationAddress = (name: InformationName): string => addressOf('information', places[name]);

/** The address of one version of a page: what a buyer agreed to stays readable there. */
export const versionAddress = (name: InformationName, version: number): string =>
  addressOf('information', places[name], { version });

/** The addresses of all of them. */
export const informationAddresses = (): ReadonlyArray<string> =>
  Object.values(places).map((place) => addressOf('information', place));

/** Whether a page is one of these. */
export const isInformationName = (slug: string): slug is InformationName => Object.hasOwn(places, slug);

/** The address of a page that the operator added beside them. */
export const ownPageAddress = ({ id, slug }: { id: number; slug: string }): string =>
  addressOf('information', { id, kind: 'cabout', slug });

/** The page of information with this number in its address. */
export const informationName = (id: number): InformationName | null => {
  const names = Object.keys(places) as InformationName[];
  return names.find((name) => places[name].id === id) ?? null;
};
