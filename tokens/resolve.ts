import type { Token } from './dtcg.ts';

/** A token after its references were followed and its type was inherited from its group. */
export interface ResolvedToken {
  readonly type: string;
  readonly value: unknown;
  readonly source: Token;
}

type Tree = { readonly [key: string]: unknown };

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node);
const isToken = (node: unknown): node is Token => isTree(node) && '$value' in node;
const reference = /^\{([^{}]+)\}$/;

/** Lays several token files over each other; a later file wins, groups are merged. */
export const merge = (files: ReadonlyArray<object>): Tree =>
  files.reduce<Tree>((merged, file) => overlay(merged, file as Tree), {});

const overlay = (below: Tree, above: Tree): Tree => {
  const result: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const former = result[key];
    result[key] = isTree(former) && isTree(value) && !isToken(value) ? overlay(former, value) : value;
  }
  return result;
};

/**
 * Every token of the files by its path (`color.action`), with references followed.
 * Throws on a reference to nothing, on a circle of references and on a token without a type.
 */
export const resolveTokens = (files: ReadonlyArray<object>): ReadonlyMap<string, ResolvedToken> => {
  const raw = new Map<string, { readonly token: Token; readonly type: string | undefined }>();
  const collect = (node: Tree, path: string, inherited: string | undefined): void => {
    const type = typeof node['$type'] === 'string' ? node['$type'] : inherited;
    if (isToken(node)) raw.set(path, { token: node, type });
    for (const [key, child] of Object.entries(node)) {
      if (!key.startsWith('$') && isTree(child)) collect(child, path ? `${path}.${key}` : key, type);
    }
  };
  collect(merge(files), '', undefined);

  const follow = (value: unknown, trail: ReadonlyArray<string>): unknown => {
    const target = typeof value === 'string' ? reference.exec(value)?.[1] : undefined;
    if (target !== undefined) {
      if (trail.includes(target))
        throw new Error(`Token references run in a circle: ${[...trail, target].join(' > ')}.`);
      const found = raw.get(target);
      if (!found) throw new Error(`Token "${trail[0]}" refers to "${target}", which does not exist.`);
      return follow(found.token.$value, [...trail, target]);
    }
    if (Array.isArray(value)) return value.map((part) => follow(part, trail));
    if (isTree(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, follow(part, trail)]));
    return value;
  };

  const typeOf = (path: string): string => {
    const { token, type } = raw.get(path)!;
    const target = typeof token.$value === 'string' ? reference.exec(token.$value)?.[1] : undefined;
    const found = type ?? (target !== undefined ? typeOf(target) : undefined);
    if (found === undefined) throw new Error(`Token "${path}" has no type, neither its own nor from its group.`);
    return found;
  };

  return new Map(
    [...raw].map(([path, { token }]) => [
      path,
      { value: follow(token.$value, [path]), type: typeOf(path), source: token },
    ]),
  );
};
