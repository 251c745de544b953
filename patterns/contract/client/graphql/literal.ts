/** A name of an enum: written without quotes. */
export class EnumName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** What a document can hold as a value. Undefined is left out. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | EnumName
  | ReadonlyArray<Literal>
  | { readonly [name: string]: Literal };

/** A document cannot hold half a character (GraphQL 2.9.4). */
const halfCharacters = /\p{Surrogate}/gu;

/**
 * Writes a value into a document: clients of the platform send no variables (wire contract 1.1). JSON escapes all that
 * GraphQL wants escaped, so typed text arrives unchanged.
 *
 * @throws RangeError for a number that is not finite
 */
export function literal(value: Literal): string {
  if (typeof value === 'string') return JSON.stringify(value.replace(halfCharacters, '\ufffd'));
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} cannot be sent`);
  if (value instanceof EnumName) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${fieldsOf(value as { readonly [name: string]: Literal })}}`;
  }
  return String(value);
}

const fieldsOf = (values: { readonly [name: string]: Literal }): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${literal(value)}`)
    .join();

/** A call in a document: `shipping(ShippingInput:{mode:product}){shippingTime{time}}`. */
export function field(name: string, argumentsOf: { readonly [name: string]: Literal }, selection: string): string {
  const written = fieldsOf(argumentsOf);
  return `${name}${written && `(${written})`}${selection}`;
}
