/**
 * Decoders of answers. The platform's shops write the same things in several ways (a number as text, a flag as "true"
 * or "y", a list as an object by keys): a decoder accepts each and returns one form; anything else is an error. */
export type Decoder<Value> = (value: unknown) => Value;

/** A decoder's value. */
export type Decoded<D> = D extends Decoder<infer Value> ? Value : never;

const unfit = (expected: string, value: unknown): TypeError =>
  new TypeError(`${expected} was promised, ${value === null ? 'null' : typeof value} came`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text; a number is one, too. */
export const text: Decoder<string> = (value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw unfit('a text', value);
};

/** A finite number, also written as text with a dot. */
export const number: Decoder<number> = (value) => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof read === 'number' && Number.isFinite(read)) return read;
  throw unfit('a number', value);
};

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[true, 'true', 'y', 1, '1'].map((yes) => [yes, true] as const),
  ...[false, 'false', 'n', 0, '0', ''].map((no) => [no, false] as const),
]);

/** A flag: true or false, the words for it, y or n, 1 or 0. */
export const flag: Decoder<boolean> = (value) => {
  const read = flags.get(value);
  if (read === undefined) throw unfit('a flag', value);
  return read;
};

/** One of these words. */
export const oneOf =
  <const Words extends ReadonlyArray<string>>(...words: Words): Decoder<Words[number]> =>
  (value) => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw unfit(`one of ${words.join()}`, value);
    return found;
  };

/** What may be missing, or null: both are null. */
export const nullable =
  <Value>(decode: Decoder<Value>): Decoder<Value | null> =>
  (value) =>
    value === undefined || value === null ? null : decode(value);

/** What may be missing, or null, and then is `otherwise`. */
export const or =
  <Value>(decode: Decoder<Value>, otherwise: Value): Decoder<Value> =>
  (value) =>
    value === undefined || value === null ? otherwise : decode(value);

/** A list; also an object, whose keys repeat what its values say (wire contract 2.1, `items`). */
export const list =
  <Value>(decode: Decoder<Value>): Decoder<ReadonlyArray<Value>> =>
  (value) => {
    if (!Array.isArray(value) && !isObject(value)) throw unfit('a list', value);
    return Object.values(value).map(decode);
  };

/** An object whose keys are data. An empty list is an empty object: PHP writes it so. */
export const record =
  <Value>(decode: Decoder<Value>): Decoder<Readonly<Record<string, Value>>> =>
  (value) => {
    if (Array.isArray(value) && value.length === 0) return {};
    if (!isObject(value)) throw unfit('an object', value);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decode(each)]));
  };

type Shape = Readonly<Record<string, Decoder<unknown>>>;

/** An object with at least these properties; others are left out. */
export const object =
  <S extends Shape>(shape: S): Decoder<{ readonly [Key in keyof S]: Decoded<S[Key]> }> =>
  (value) => {
    if (!isObject(value)) throw unfit('an object', value);
    const read = Object.entries(shape).map(([key, decode]) => [key, decode(value[key])]);
    return Object.fromEntries(read) as { [Key in keyof S]: Decoded<S[Key]> };
  };

/** Any value: decoded elsewhere. */
export const unknown: Decoder<unknown> = (value) => value;
