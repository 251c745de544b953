/**
 * One address of the shop: a path with named parameters, each with the regular expression of its values,
 * e.g. `/product-pol-:id{[0-9]+}-:slug{.+}.html`. A rule contains no braces.
 */
export type AddressPattern = `/${string}`;

/** The names of a pattern's parameters: `'id' | 'slug'` of the example above. */
export type PlaceNames<Pattern extends string> = Pattern extends `${string}:${infer Name}{${string}}${infer Rest}`
  ? Name | PlaceNames<Rest>
  : never;

export type Places<Pattern extends string> = { readonly [Name in PlaceNames<Pattern>]: string };

export interface CompiledPattern {
  /** The parameters, percent-decoded, or null if the path does not match (a broken escape included). */
  match(pathname: string): Readonly<Record<string, string>> | null;
  /** The path for these values. Throws if a value is missing or breaks its rule: such a link would be dead. */
  build(values: Readonly<Record<string, string | number>>): string;
}

const place = /:([A-Za-z]\w*)\{([^{}]*)\}/g;
const special = /[.*+?^${}()|[\]\\]/g;

export function compilePattern(pattern: AddressPattern): CompiledPattern {
  const pieces = pattern.split(place); // literal, name, rule, literal, name, rule, ..., literal
  const source = pieces.map((piece, at) => {
    if (at % 3 === 0) return piece.replace(special, '\\$&');
    return at % 3 === 1 ? `(?<${piece}>` : `${piece})`;
  });
  const whole = new RegExp(`^${source.join('')}$`);
  const rules = new Map([...pattern.matchAll(place)].map(([, name, rule]) => [name, new RegExp(`^(?:${rule})$`)]));

  return {
    match(pathname) {
      const decoded = decode(pathname);
      const groups = decoded === null ? null : whole.exec(decoded);
      return groups && { ...groups.groups };
    },
    build(values) {
      const path = pattern.replace(place, (_, name: string, rule: string) => {
        const value = String(values[name] ?? '');
        if (!rules.get(name)!.test(value)) {
          throw new Error(
            `Address ${pattern}: "${name}" is "${value}", which does not match ${rule}. The link would be dead.`,
          );
        }
        return encodeURIComponent(value);
      });
      return path;
    },
  };
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
