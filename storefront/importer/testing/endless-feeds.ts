import { offer } from './sources.ts';

/** Bytes of each feed: far more than the importer may hold. */
const endlessBytes = 300_000_000;
const chunkBytes = 65_536;

const [beforeProducts = ''] = offer('|').split('|');
const declared = '<?xml version="1.0" encoding="UTF-8"?>';

/** The beginning of each feed, and the part repeated after it, by the limit it exceeds. */
const repeated = {
  comment: [`${beforeProducts}<!--`, 'x'],
  'comment before the offer': [`${declared}<!--`, 'x'],
  'comment in a product': [`${beforeProducts}<product id="7"><!--`, 'x'],
  text: [beforeProducts, 'x'],
  'text before the offer': [declared, ' '],
  'text in a product': [`${beforeProducts}<product id="7"><name>`, 'x'],
  CDATA: [`${beforeProducts}<product id="7"><name><![CDATA[`, 'x'],
  'CDATA between products': [`${beforeProducts}<![CDATA[`, 'x'],
  doctype: ['<!DOCTYPE offer [', ' '],
  declaration: ['<?xml version="1.0" encoding="', 'x'],
  'processing instruction': [`${beforeProducts}<?sort `, 'x'],
  entity: [`${beforeProducts}<product id="7"><name>&`, 'x'],
  'value of an attribute': [`${beforeProducts}<product id="7" name="`, 'x'],
  'value of an attribute of the offer': ['<offer file_format="', 'x'],
  'name of an attribute': [`${beforeProducts}<product id="7" x`, 'x'],
  'name of an element': [`${beforeProducts}<product id="7"><x`, 'x'],
  'name of an element between products': [`${beforeProducts}<x`, 'x'],
  'closing name': [`${beforeProducts}<product id="7"></product`, ' '],
  attributes: [`${beforeProducts}<product id="7"`, ' a=""'],
  elements: [`${beforeProducts}<product id="7">`, '<a/>'],
  'elements of another section': ['<offer file_format="IOF" version="3.0"><meta><a>', '<a/>'],
  'elements inside each other': [`${beforeProducts}<product id="7">`, '<a>'],
  'elements inside each other, before the products': ['<offer file_format="IOF" version="3.0">', '<a>'],
} as const;

export type EndlessFeed = keyof typeof repeated;

/** A feed of 300 MB, in portions and never whole in memory. */
export function* endlessFeed(kind: EndlessFeed): Generator<Uint8Array> {
  const [head, unit]: readonly [string, string] = repeated[kind];
  yield Buffer.from(head);
  const chunk = Buffer.from(unit.repeat(Math.floor(chunkBytes / unit.length)));
  for (let bytes = 0; bytes < endlessBytes; bytes += chunk.length) yield chunk;
}

/** All kinds, for a table of tests. */
export const endlessFeeds = Object.keys(repeated) as ReadonlyArray<EndlessFeed>;
