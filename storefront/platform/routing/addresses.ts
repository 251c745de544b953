import { compilePattern, type AddressPattern, type Places } from './address-pattern.ts';

/** The addresses of a page: its canonical one, or that and older or longer ones of the same page. */
export type AddressList = AddressPattern | readonly [AddressPattern, ...AddressPattern[]];
export type AddressTable = Readonly<Record<string, AddressList>>;

type First<List extends AddressList> = List extends readonly [infer P extends string, ...unknown[]]
  ? P
  : List extends string
    ? List
    : never;

/** The values that a page's canonical address needs. Its other addresses may omit some, then they are undefined. */
export type AddressParams<Table extends AddressTable, Name extends keyof Table> = Places<First<Table[Name]>>;

type Loose<P> = { readonly [Name in keyof P]: string | number };
type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Addresses<Table extends AddressTable> {
  readonly table: Table;
  readonly names: ReadonlyArray<keyof Table & string>;
  /**
   * The address of a page, with an optional query: `addressOf('product', { id: 1001, slug: 'kubek-poranek' })`,
   * `addressOf('search', {}, { text: 'kubek', counter: 1 })`. Null, undefined and false omit a query value.
   */
  addressOf<Name extends keyof Table & string>(
    name: Name,
    ...rest: keyof AddressParams<Table, Name> extends never
      ? [params?: Record<never, never>, query?: Query]
      : [params: Loose<AddressParams<Table, Name>>, query?: Query]
  ): string;
  /** The page at this path. Earlier lines of the table win. */
  find(pathname: string): { name: keyof Table & string; params: Readonly<Record<string, string>> } | null;
}

/** The only typed table of addresses: server, links and documentation read it. */
export function defineAddresses<const Table extends AddressTable>(table: Table): Addresses<Table> {
  const names = Object.keys(table) as Array<keyof Table & string>;
  const compiled = names.map((name) => ({ name, patterns: listOf(table[name]!).map(compilePattern) }));
  const own = new Map(compiled.map(({ name, patterns }) => [name, patterns[0]!]));

  return {
    table,
    names,
    addressOf(name, ...[params, query]) {
      const path = own.get(name)!.build(params ?? {});
      return path + queryText(query ?? {});
    },
    find(pathname) {
      for (const { name, patterns } of compiled) {
        for (const pattern of patterns) {
          const params = pattern.match(pathname);
          if (params) return { name, params };
        }
      }
      return null;
    },
  };
}

function listOf(list: AddressList): readonly AddressPattern[] {
  return typeof list === 'string' ? [list] : list;
}

function queryText(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== false)
      search.set(key, value === true ? 'true' : String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
