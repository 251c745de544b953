import type { AliasNode, IdentifierNode, OperationNode, ReferenceNode, SelectQueryNode, TableNode } from 'kysely';
import { placed } from './place.ts';
import type { BoundQuery } from '../store/engine/prepared.ts';
import { comparedWithClock, readables } from './data-subjects.ts';

/** What a statement reads. */
export interface StatementReads {
  /** Why a page with it cannot be kept: it writes, reads what has no versions, or compares other moments with the clock. */
  readonly obstacle: string | null;
  /** Tables and views, each with the keys of the rows it reads; null for all rows. */
  readonly reads: ReadonlyArray<readonly [name: string, keys: ReadonlyArray<number> | null]>;
}

interface StatementText {
  readonly obstacle: string | null;
  /** The readable names in the text, however they are used: rather one too many. */
  readonly names: ReadonlyArray<string>;
  /** Those named once as what is read from: a condition on their rows holds for all that the statement reads of them. */
  readonly once: ReadonlySet<string>;
  /** Whether it may change a table whose changes are logged. */
  readonly changesLogged: boolean;
}

/** Numbers between are moments (2001 to 2096): ids and amounts are far below. */
const leastMoment = 1e12;
const mostMoment = 4e12;
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value >= leastMoment && value < mostMoment;

const texts = new Map<string, StatementText>();
const mostTexts = 2000;

function textOf(sql: string): StatementText {
  const known = texts.get(sql);
  if (known) return known;
  if (texts.size >= mostTexts) texts.clear();
  const read = readText(sql);
  texts.set(sql, read);
  return read;
}

function readText(sql: string): StatementText {
  const from = [...sql.matchAll(/\b(?:from|join)\s+"?([a-z_0-9]+)"?/gi)].map(([, name]) => name!.toLowerCase());
  const unknown = from.find((name) => !readables.has(name));
  const names = [...new Set(sql.match(/[a-z_0-9]+/g) ?? [])].filter((name) => readables.has(name));
  const isRead = /^\s*select\b/i.test(sql);
  const changed = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?([a-z_0-9]+)"?/i.exec(sql)?.[1];
  return {
    changesLogged:
      changed === undefined ? !isRead && !/^\s*(?:begin|start|commit|rollback)\b/i.test(sql) : readables.has(changed),
    obstacle: isRead ? (unknown === undefined ? null : `reads ${unknown}`) : 'writes',
    names,
    once: new Set(from.filter((name, at) => from.indexOf(name) === at && from.lastIndexOf(name) === at)),
  };
}

/** Whether all that a statement reads has logged changes, by its text. */
export const readsLogged = (sql: string): boolean => textOf(sql).obstacle === null;

/** Whether a statement may change a table whose changes are logged. */
export const changesLogged = (sql: string): boolean => textOf(sql).changesLogged;

/** What a statement reads, at most: by its text, and by the conditions that name rows. */
export function readsOf({ sql, parameters, query, values }: BoundQuery): StatementReads {
  const { obstacle, names, once } = textOf(sql);
  const compared = parameters.some(isMoment) ? names.find((name) => !comparedWithClock.has(name)) : undefined;
  if (obstacle !== null || compared !== undefined)
    return { obstacle: obstacle ?? `compares moments of ${compared}`, reads: [] };
  const keys = query?.kind === 'SelectQueryNode' ? keysIn(query, values) : null;
  return { obstacle: null, reads: names.map((name) => [name, (once.has(name) && keys?.get(name)) || null] as const) };
}

/** The keys of rows by table, as far as conditions that must all hold name them. */
function keysIn(
  { from, joins = [], where, setOperations }: SelectQueryNode,
  given: ReadonlyArray<unknown> | undefined,
): ReadonlyMap<string, ReadonlyArray<number>> {
  const tables = new Map<string, string>();
  const sources = [...(from?.froms ?? []), ...joins.map((join) => join.table)];
  for (const source of sources) {
    const named = nameOf(source);
    if (named) tables.set(named.alias, named.table);
  }
  const found = new Map<string, ReadonlyArray<number>>();
  // A union reads more rows than the conditions of its first part name.
  if (!where || (setOperations?.length ?? 0) > 0) return found;
  const only = sources.length === 1 ? [...tables.keys()][0] : undefined;
  const keyAlias = (node: OperationNode): string | null => {
    if (node.kind !== 'ReferenceNode') return null;
    const { column, table } = node as ReferenceNode;
    const alias = table?.table.identifier.name ?? only;
    const name = alias === undefined ? undefined : tables.get(alias);
    if (alias === undefined || name === undefined || column.kind !== 'ColumnNode') return null;
    return readables.get(name)?.key === column.column.name ? alias : null;
  };
  const byAlias = new Map<string, ReadonlyArray<number>>();
  for (const { left, operator, right } of conditionsOf(where.where)) {
    const alias = operator === 'in' || operator === '=' ? keyAlias(left) : null;
    const values = alias === null ? null : numbersOf(right, given);
    if (alias !== null && values) byAlias.set(alias, values);
  }
  for (const join of joins) {
    if (join.joinType !== 'InnerJoin' || !join.on) continue;
    for (const { left, operator, right } of conditionsOf(join.on.on)) {
      const [one, other] = operator === '=' ? [keyAlias(left), keyAlias(right)] : [null, null];
      if (one === null || other === null) continue;
      const values = byAlias.get(one) ?? byAlias.get(other);
      if (values) byAlias.set(one, values).set(other, values);
    }
  }
  for (const [alias, values] of byAlias) found.set(tables.get(alias)!, values);
  return found;
}

function nameOf(source: OperationNode): { alias: string; table: string } | null {
  if (source.kind === 'TableNode') {
    const { name } = (source as TableNode).table.identifier;
    return { alias: name, table: name };
  }
  if (source.kind !== 'AliasNode') return null;
  const { node, alias } = source as AliasNode;
  if (node.kind !== 'TableNode' || alias.kind !== 'IdentifierNode') return null;
  return { alias: (alias as IdentifierNode).name, table: (node as TableNode).table.identifier.name };
}

interface Condition {
  readonly left: OperationNode;
  readonly operator: string;
  readonly right: OperationNode;
}

/** The comparisons of which each must hold. */
function conditionsOf(node: OperationNode): ReadonlyArray<Condition> {
  const { kind, left, right, node: inner } = node as OperationNode & Record<'left' | 'right' | 'node', OperationNode>;
  if (kind === 'AndNode') return [...conditionsOf(left), ...conditionsOf(right)];
  if (kind === 'ParensNode') return conditionsOf(inner);
  if (kind !== 'BinaryOperationNode') return [];
  const { leftOperand, operator, rightOperand } = node as OperationNode & {
    leftOperand: OperationNode;
    operator: OperationNode & { operator?: string };
    rightOperand: OperationNode;
  };
  return [{ left: leftOperand, operator: operator.operator ?? '', right: rightOperand }];
}

/** The numbers of a value or of a list of values; null where there is anything else. */
function numbersOf(node: OperationNode, given: ReadonlyArray<unknown> | undefined): ReadonlyArray<number> | null {
  const { kind, values, value } = node as OperationNode & { values?: ReadonlyArray<unknown>; value?: unknown };
  const all: ReadonlyArray<unknown> =
    kind === 'PrimitiveValueListNode'
      ? values!
      : kind === 'ValueListNode'
        ? values!.map((each) => (each as { kind: string; value?: unknown }).value)
        : kind === 'ValueNode'
          ? [value]
          : [null];
  const numbers = all.map((one) => placed(one, given));
  return numbers.every((one) => Number.isSafeInteger(one)) ? (numbers as ReadonlyArray<number>) : null;
}
