import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBareShop, type BareShop } from './testing/bare-shop.ts';

const root = join(import.meta.dirname, '../../..');

it('only these places write markup, each from a trusted source', () => {
  const files = globSync('{storefront,patterns,components}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.|\.stories\.|\/testing[./]/.test(file));
  const writers = files.filter((file) =>
    /dangerouslySetInnerHTML|\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|createContextualFragment/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(writers.toSorted()).toEqual([
    'components/announcer/announce.ts',
    'patterns/contract/client/calls/hotspots.ts',
    'storefront/features/catalogue/browser/zones/late-zone.tsx',
    'storefront/features/content/pages/offline/page.tsx',
    'storefront/features/content/server/consent/consent-part.tsx',
    'storefront/frame/layout/bars.tsx',
    'storefront/frame/layout/logo.tsx',
    'storefront/platform/document/document.tsx',
    'storefront/platform/islands/island.tsx',
    'storefront/platform/islands/server-part.tsx',
    'storefront/shared/page-data.tsx',
  ]);
});

const hostile = '</script></title></textarea>"\'><img src=x onerror=alert(1)><script>alert(1)</script>';

/** Columns with visible texts. */
const columns: ReadonlyArray<[table: string, column: string]> = [
  ['products', 'name'],
  ['products', 'subline'],
  ['products', 'description'],
  ['sizes', 'name'],
  ['categories', 'name'],
  ['categories', 'menu_name'],
  ['categories', 'description'],
  ['producers', 'name'],
  ['producers', 'description'],
  ['opinions', 'author'],
  ['opinions', 'content'],
  ['questions', 'question'],
  ['pictures', 'alt'],
];

let shop: BareShop;
beforeAll(async () => {
  shop = await openBareShop('sqlite');
  for (const [table, column] of columns)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} || ${hostile}`.execute(
      shop.tables,
    );
});
afterAll(() => shop.close());

type Node = DefaultTreeAdapterTypes.ChildNode;
const elements = (nodes: ReadonlyArray<Node>): ReadonlyArray<DefaultTreeAdapterTypes.Element> =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elements(node.childNodes)] : []));

it.each([
  '/',
  '/search.php?newproducts=y',
  '/pol_m_ceramika-1.html',
  '/firm-pol-1-glina-i-zar.html',
  '/product-pol-1001-kubek-poranek-wapno.html',
  '/product-pol-1005-wazon-studnia.html',
  '/ajax/projector.php?product=1001&get=sizes,product,versions',
  '/ajax/opinions.php?action=get&type=product&sourceId=1001&resultsLimit=10',
  '/ajax/hotspots.php?action=get-hotspots-html&zones-names=main_hotspot_zone1&components=main_hotspot_zone1&zones-types=main',
])('%s shows stored markup as text', async (path) => {
  const response = await shop.request(path);
  const text = await response.text();
  expect(response.status).toBe(200);
  // It is shown, and not as an element.
  expect(text).toMatch(/onerror=alert\(1\)/);
  const html =
    text.startsWith('{') && path.includes('hotspots') ? Object.values(JSON.parse(text) as object).join() : text;
  const found = elements(parse(html).childNodes);
  if (response.headers.get('content-type')?.startsWith('application/json') && !path.includes('hotspots')) return;
  expect(found.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith('on'))).toEqual([]);
  const scripts = found.filter(({ tagName }) => tagName === 'script');
  for (const script of scripts)
    expect(script.childNodes.some((child) => 'value' in child && child.value.trim() === 'alert(1)')).toBe(false);
});
