import { vars } from './contract.css.ts';
import { cssValue } from './dtcg.ts';
import { resolveTokens } from './resolve.ts';
import type { ResolvedToken } from './resolve.ts';
import base from './source/base.json' with { type: 'json' };
import density from './source/semantic/density-comfortable.json' with { type: 'json' };
import foundation from './source/semantic/foundation.json' with { type: 'json' };

type Written<Group> = {
  readonly [Name in Exclude<keyof Group, `$${string}`>]: Group[Name] extends { $value: unknown }
    ? string
    : Written<Group[Name]>;
};

const sizes: Readonly<Record<string, string>> = vars.size;

/** A measure that names a size of the contract follows it through the modes; every other one is its own. */
const cssText = ({ type, value, source }: ResolvedToken): string => {
  const size = typeof source.$value === 'string' ? /^\{size\.(\w+)\}$/.exec(source.$value)?.[1] : undefined;
  return (size === undefined ? undefined : sizes[size]) ?? cssValue(type, value);
};

const write = (group: object, path: string, tokens: ReadonlyMap<string, ResolvedToken>): unknown =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, child]) => {
        const key = path ? `${path}.${name}` : name;
        const token = tokens.get(key);
        return [name, token ? cssText(token) : write(child as object, key, tokens)];
      }),
  );

/**
 * Measures of single components as CSS text, for `*.css.ts` files: of `source/component/button.json`, `button.paddingLarge`
 * is `32px`. Source: design language, section 6. They change with neither theme nor viewport level; what is a size of controls
 * changes with the density.
 *
 * Each component imports its own file of tokens, so that a new measure affects no others.
 *
 * @param source the content of one file below `source/component`, or of several
 */
export const measuresOf = <Source extends object>(source: Source): Written<Source> =>
  write(source, '', resolveTokens([base, foundation, density, source])) as Written<Source>;
