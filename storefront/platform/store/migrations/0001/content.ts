import type { ColumnTypes } from '../ddl.ts';

/** The menu, pages and news, hotspots, search phrases. */
export const content = ({ int, text, serial, end }: ColumnTypes): ReadonlyArray<string> => [
  `create table menu_nodes (
    id ${serial},
    parent_id ${int} references menu_nodes (id) on delete cascade,
    position ${int} not null,
    name ${text} not null,
    category_id ${int} references categories (id) on delete cascade,
    link ${text} not null,
    check (category_id is null or link = '')
  ) ${end}`,
  'create index menu_nodes_by_parent on menu_nodes (parent_id, position)',
  'create index menu_nodes_by_category on menu_nodes (category_id)',

  `create table content_entries (
    id ${serial},
    kind ${text} not null check (kind in ('page', 'post', 'news')),
    slug ${text} not null,
    position ${int} not null,
    title ${text} not null,
    folded_title ${text} not null,
    lead ${text} not null,
    sections ${text} not null,
    details ${text} not null,
    published_at ${int},
    unique (kind, slug)
  ) ${end}`,
  'create index content_entries_by_time on content_entries (kind, published_at)',

  `create table hotspots (
    page ${text} not null check (page in ('main', 'projector', 'basketedit', 'search', 'noproduct')),
    zone ${text} not null check (zone in ('zone1', 'zone2', 'zone3', 'zone4')),
    type ${text} not null check (type in
      ('chosen', 'promotion', 'new', 'bestseller', 'distinguished', 'special', 'category', 'series', 'producer')),
    name ${text} not null,
    url ${text} not null,
    most ${int} not null check (most between 1 and 100),
    products ${text} not null,
    primary key (page, zone)
  ) ${end}`,

  `create table search_phrases (
    folded ${text} primary key,
    phrase ${text} not null,
    count ${int} not null,
    last_at ${int} not null
  ) ${end}`,
];
