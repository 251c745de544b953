import type { Database } from '../../../platform/store/engine/database.ts';
import { groupBy } from './catalogue/rows.ts';
import { named } from './named.ts';

/** A node's target; a grouping node has none. */
export type MenuTarget =
  | { kind: 'category'; id: number; slug: string }
  /** An address of the shop, or a full one. */
  | { kind: 'link'; link: string }
  | null;

export interface MenuNode {
  id: number;
  name: string;
  target: MenuTarget;
  /** The nodes above it, from the top: the breadcrumb without the node itself. */
  path: ReadonlyArray<{ id: number; name: string; target: MenuTarget }>;
}

export interface MenuTree extends Omit<MenuNode, 'path'> {
  children: ReadonlyArray<MenuTree>;
}

/** The shop's menu. It is small: each query reads all of it. */
export function menuOf({ read }: Database) {
  async function rows() {
    const all = await read
      .selectFrom('menu_nodes as n')
      .leftJoin('categories as c', 'c.id', 'n.category_id')
      .select(['n.id', 'n.parent_id', 'n.name', 'n.link', 'c.id as category_id', 'c.slug'])
      .orderBy('n.position')
      .orderBy('n.id')
      .execute();
    return all.map(({ id, parent_id, name, link, category_id, slug }) => {
      const category =
        category_id !== null && slug !== null ? ({ kind: 'category', id: category_id, slug } as const) : null;
      const target: MenuTarget = category ?? (link === '' ? null : { kind: 'link', link });
      return { id, parentId: parent_id, name, target };
    });
  }

  /** Every node in tree order: a node, then its children. */
  async function nodes(): Promise<ReadonlyArray<MenuNode>> {
    const below = groupBy(await rows(), ({ parentId }) => parentId);
    const walk = (parentId: number | null, path: MenuNode['path']): ReadonlyArray<MenuNode> =>
      (below.get(parentId) ?? []).flatMap(({ id, name, target }) => [
        { id, name, target, path },
        ...walk(id, [...path, { id, name, target }]),
      ]);
    return walk(null, []);
  }

  return {
    nodes,

    async tree(): Promise<ReadonlyArray<MenuTree>> {
      const below = groupBy(await rows(), ({ parentId }) => parentId);
      const branches = (parentId: number | null): ReadonlyArray<MenuTree> =>
        (below.get(parentId) ?? []).map(({ id, name, target }) => ({ id, name, target, children: branches(id) }));
      return branches(null);
    },

    /** Nodes whose names have words with the text's prefixes. */
    async search(text: string, limit: number): Promise<ReadonlyArray<MenuNode>> {
      return named(await nodes(), ({ name }) => name, text).slice(0, limit);
    },
  };
}
