// Joins two cuts of one variable font, so that browsers ask for one file: the packages have no file with all letters. Tables are those of
// OpenType 1.9.

/** @typedef {Map<string, Buffer>} Tables by their tags */

/** @param {Buffer} font @returns {Tables} */
export function tablesOf(font) {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

/** @param {Buffer} bytes @param {number} [multiple] */
const padded = (bytes, multiple = 4) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (multiple - 1))]);

/** @param {ReadonlyArray<number>} values */
const words = (values) => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, 2 * index));
  return bytes;
};

/** A font without checksums: the conversion to WOFF2 writes them. @param {Tables} tables */
function fontOf(tables) {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const searchable = 2 ** Math.floor(Math.log2(sorted.length));
  directory.writeUInt16BE(16 * searchable, 6);
  directory.writeUInt16BE(Math.log2(searchable), 8);
  directory.writeUInt16BE(16 * (sorted.length - searchable), 10);
  let start = directory.length;
  sorted.forEach(([tag, { length }], index) => {
    directory.write(tag, 12 + 16 * index, 'latin1');
    directory.writeUInt32BE(start, 12 + 16 * index + 8);
    directory.writeUInt32BE(length, 12 + 16 * index + 12);
    start += -(-length & ~3);
  });
  return Buffer.concat([directory, ...sorted.map(([, bytes]) => padded(bytes))]);
}

/** The parts of a table between offsets of 16 bits, which count words, or of 32. @param {Buffer} offsets @param {boolean} isLong @param {Buffer} data */
function partsOf(offsets, isLong, data) {
  const size = isLong ? 4 : 2;
  const places = Array.from({ length: offsets.length / size }, (_, index) =>
    isLong ? offsets.readUInt32BE(4 * index) : 2 * offsets.readUInt16BE(2 * index),
  );
  return places.slice(1).map((end, index) => data.subarray(places[index], end));
}

/** @param {ReadonlyArray<Buffer>} parts each of an even length */
function shortOffsets(parts) {
  let end = 0;
  const places = [0, ...parts.map(({ length }) => (end += length) / 2)];
  if (end / 2 > 0xffff) throw new Error('The joined fonts are too large for short offsets');
  return words(places);
}

/** @param {Tables} tables @param {string} tag */
function table(tables, tag) {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`The font has no table ${tag}`);
  return bytes;
}

/** @param {Tables} tables */
function glyphsOf(tables) {
  const isLong = table(tables, 'head').readUInt16BE(50) === 1;
  return partsOf(table(tables, 'loca'), isLong, table(tables, 'glyf')).map((glyph) => padded(glyph, 2));
}

/** Advance and left side bearing of each glyph. @param {Tables} tables @param {number} count */
function metricsOf(tables, count) {
  const metrics = table(tables, 'hmtx');
  const full = table(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: count }, (_, glyph) => {
    const advance = metrics.readUInt16BE(4 * Math.min(glyph, full - 1));
    const bearing = metrics.readUInt16BE(glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full));
    return [advance, bearing];
  });
}

/** Variations of each glyph, and the tuples that they share. @param {Tables} tables */
function variationsOf(tables) {
  const bytes = table(tables, 'gvar');
  const axes = bytes.readUInt16BE(4);
  const tuples = bytes.readUInt32BE(8);
  const isLong = (bytes.readUInt16BE(14) & 1) === 1;
  const offsets = bytes.subarray(20, 20 + (bytes.readUInt16BE(12) + 1) * (isLong ? 4 : 2));
  return {
    axes,
    shared: bytes.subarray(tuples, tuples + 2 * axes * bytes.readUInt16BE(6)),
    glyphs: partsOf(offsets, isLong, bytes.subarray(bytes.readUInt32BE(16))).map((one) => padded(one, 2)),
  };
}

/** A glyph made of others, with their new numbers. @param {Buffer} glyph @param {number} shift */
function renumbered(glyph, shift) {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const copy = Buffer.from(glyph);
  for (let at = 10, isMore = true; isMore;) {
    const flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + shift, at + 2);
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + scale;
    isMore = (flags & 0x20) !== 0;
  }
  return copy;
}

/** Characters and their glyphs, from a table of format 4. @param {Tables} tables @param {number} shift */
function charactersOf(tables, shift) {
  const bytes = table(tables, 'cmap');
  const from = bytes.readUInt32BE(8);
  if (bytes.readUInt16BE(from) !== 4) throw new Error('The characters are in another format than 4');
  const size = bytes.readUInt16BE(from + 6);
  /** @type {Array<readonly [character: number, glyph: number]>} */
  const pairs = [];
  for (let at = from + 14; at < from + 14 + size; at += 2) {
    const [last, first] = [bytes.readUInt16BE(at), bytes.readUInt16BE(at + size + 2)];
    const [delta, places] = [bytes.readUInt16BE(at + 2 * size + 2), bytes.readUInt16BE(at + 3 * size + 2)];
    for (let character = first; character <= last && character < 0xffff; character += 1) {
      const place = at + 3 * size + 2 + places + 2 * (character - first);
      const glyph = (places === 0 ? character : bytes.readUInt16BE(place)) + delta;
      pairs.push([character, (glyph & 0xffff) + shift]);
    }
  }
  return pairs;
}

/** The table of characters (format 4), with one segment for each run. @param {ReadonlyArray<readonly [character: number, glyph: number]>} pairs */
function characters(pairs) {
  const sorted = pairs.toSorted(([a], [b]) => a - b);
  /** @type {Array<{ first: number, last: number, shift: number }>} */
  const segments = [];
  for (const [character, glyph] of sorted) {
    const before = segments.at(-1);
    if (before && before.last === character - 1 && before.shift === glyph - character) before.last = character;
    else segments.push({ first: character, last: character, shift: glyph - character });
  }
  segments.push({ first: 0xffff, last: 0xffff, shift: 1 });
  const searchable = 2 ** Math.floor(Math.log2(segments.length));
  const body = words([
    2 * segments.length,
    2 * searchable,
    Math.log2(searchable),
    2 * (segments.length - searchable),
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ shift }) => shift),
    ...segments.map(() => 0),
  ]);
  return Buffer.concat([words([0, 1, 3, 1, 0, 12, 4, body.length + 6, 0]), body]);
}

/** Advances that vary with one axis: a store of one region, with an item for each glyph. @param {ReadonlyArray<number>} deltas at the end of the axis */
const varyingAdvances = (deltas) =>
  Buffer.concat([
    words([1, 0, 0, 20, 0, 0, 0, 0, 0, 0]),
    // The store: its regions at 12, its only data at 22.
    words([1, 0, 12, 1, 0, 22]),
    words([1, 1, 0, 0x4000, 0x4000]),
    words([deltas.length, 1, 1, 0]),
    words(deltas),
  ]);

/**
 * @param {Buffer} first keeps the numbers of its glyphs, and its kerning
 * @param {Buffer} second its glyphs come after those of the first, and are not kerned
 * @param {(font: Buffer) => Promise<Buffer>} atEnd the same cut at the end of its axis
 */
export async function joinFonts(first, second, atEnd) {
  const [one, two] = [tablesOf(first), tablesOf(second)];
  const [glyphs, others] = [glyphsOf(one), glyphsOf(two)];
  const [variations, otherVariations] = [variationsOf(one), variationsOf(two)];
  if (!variations.shared.equals(otherVariations.shared)) throw new Error('The fonts share other tuples');
  // Both begin with the glyph of missing characters.
  const shift = glyphs.length - 1;
  const all = [...glyphs, ...others.slice(1).map((glyph) => renumbered(glyph, shift))];
  const metrics = [...metricsOf(one, glyphs.length), ...metricsOf(two, others.length).slice(1)];
  const [oneEnd, twoEnd] = [tablesOf(await atEnd(first)), tablesOf(await atEnd(second))];
  const wide = [...metricsOf(oneEnd, glyphs.length), ...metricsOf(twoEnd, others.length).slice(1)];
  const varying = [...variations.glyphs, ...otherVariations.glyphs.slice(1)];

  const tables = new Map(one);
  const head = Buffer.from(table(one, 'head'));
  for (const [at, most] of /** @type {const} */ ([
    [36, Math.min],
    [38, Math.min],
    [40, Math.max],
    [42, Math.max],
  ]))
    head.writeInt16BE(most(head.readInt16BE(at), table(two, 'head').readInt16BE(at)), at);
  head.writeUInt16BE(0, 50);
  const maxima = Buffer.from(table(one, 'maxp'));
  for (let at = 6; at < maxima.length; at += 2)
    maxima.writeUInt16BE(Math.max(maxima.readUInt16BE(at), table(two, 'maxp').readUInt16BE(at)), at);
  maxima.writeUInt16BE(all.length, 4);
  const header = Buffer.from(table(one, 'hhea'));
  header.writeUInt16BE(all.length, 34);

  const offsets = shortOffsets(varying);
  const gvar = Buffer.alloc(20);
  gvar.writeUInt16BE(1, 0);
  gvar.writeUInt16BE(variations.axes, 4);
  gvar.writeUInt16BE(variations.shared.length / 2 / variations.axes, 6);
  gvar.writeUInt32BE(20 + offsets.length, 8);
  gvar.writeUInt16BE(all.length, 12);
  gvar.writeUInt32BE(20 + offsets.length + variations.shared.length, 16);

  tables.set('head', head);
  tables.set('maxp', maxima);
  tables.set('hhea', header);
  tables.set('glyf', Buffer.concat(all));
  tables.set('loca', shortOffsets(all));
  tables.set('hmtx', words(metrics.flat()));
  tables.set('gvar', Buffer.concat([gvar, offsets, variations.shared, ...varying]));
  tables.set('HVAR', varyingAdvances(metrics.map(([advance = 0], glyph) => (wide[glyph]?.[0] ?? 0) - advance)));
  tables.set('cmap', characters([...charactersOf(one, 0), ...charactersOf(two, shift)]));
  return fontOf(tables);
}
