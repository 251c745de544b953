import { describe, expect, it } from 'vitest';
import { judgeWalls } from '../../scripts/checks/walls.mjs';

const file = (path: string) => `storefront/${path}`;
const value = (from: string, to: string) => ({ from: file(from), to: file(to), isType: false });
const type = (from: string, to: string) => ({ ...value(from, to), isType: true });
const rulesOf = (...imports: ReadonlyArray<ReturnType<typeof value>>): ReadonlyArray<string> =>
  judgeWalls(imports).breaches.map(({ rule }: { rule: string }) => rule);

const basketRead = 'features/basket/server/read.ts';

describe('the walls of the shop', () => {
  it.each([
    ['platform knows no feature', value('platform/http/app.ts', 'features/basket/index.ts'), ['order']],
    ['a feature knows none that comes later', value(basketRead, 'features/checkout/index.ts'), ['order']],
    ['nor its types', type(basketRead, 'features/checkout/index.ts'), ['order']],
    ['nor the calls of old clients', value(basketRead, 'compatibility/ajax/index.ts'), ['order']],
    ['nor a command', value(basketRead, 'importer/main.ts'), ['order']],
    ['nor the whole store', value(basketRead, 'store/index.ts'), ['order']],
    ['but its type', type(basketRead, 'store/index.ts'), []],
    ['a room that is not in the order is none', value(basketRead, 'attic/things.ts'), ['order']],
    ['another feature is entered by its door', value(basketRead, 'features/catalogue/index.ts'), []],
    ['and not past it', value(basketRead, 'features/catalogue/server/listing.ts'), ['door']],
    ['its manifest is no door', value(basketRead, 'features/catalogue/feature.ts'), ['door']],
    ['but for the list of features', value('shop.ts', 'features/catalogue/feature.ts'), []],
    ['addresses import nothing', value('features/basket/addresses.ts', 'platform/routing/addresses.ts'), ['order']],
    ['addresses are known to all', value('shared/addresses.ts', 'features/basket/addresses.ts'), []],
    ['the browser reaches no server', value('features/basket/browser/form.tsx', basketRead), ['browser']],
    ['nor a store', value('features/basket/browser/form.tsx', 'features/basket/store/lines.ts'), ['browser']],
    ['but types of it', type('features/basket/browser/form.tsx', basketRead), []],
  ])('%s', (_, one, expected) => {
    expect(rulesOf(one)).toEqual(expected);
  });

  it('let the browser in by a door without server code behind it', () => {
    const entering = value('features/basket/browser/form.tsx', 'features/catalogue/browser.ts');
    expect(rulesOf(entering, value('features/catalogue/browser.ts', 'features/catalogue/browser/price.ts'))).toEqual(
      [],
    );
    expect(rulesOf(entering, value('features/catalogue/browser.ts', 'features/catalogue/server/price.ts'))).toEqual([
      'browser',
    ]);
  });

  it('report cyclic folders, whatever file closes the cycle', () => {
    const { circles, folders } = judgeWalls([
      value('platform/http/app.ts', 'platform/mail/letter.ts'),
      value('platform/mail/transport.ts', 'platform/uploads/files.ts'),
      value('platform/uploads/ports.ts', 'platform/http/log.ts'),
      type('platform/store/types.ts', 'platform/http/log.ts'),
      type('platform/http/log.ts', 'platform/store/types.ts'),
    ]);
    expect(circles).toEqual([['platform/http', 'platform/mail', 'platform/uploads']]);
    expect(folders).toBe(4);
  });

  it('accept listed breaches, and report entries that are gone', () => {
    const known = value(basketRead, 'features/checkout/index.ts');
    const gone = { from: file('a.ts'), to: file('b.ts') };
    const { breaches, mended } = judgeWalls([known], [known, gone]);
    expect(breaches).toEqual([]);
    expect(mended).toEqual([gone]);
  });

  it('allow anything in tests', () => {
    expect(rulesOf(value('features/basket/server/read.test.ts', 'features/checkout/server/place.ts'))).toEqual([]);
  });

  it('count what was checked, which is nothing if nothing could be read', () => {
    expect(judgeWalls([])).toMatchObject({ files: 0, imports: 0, folders: 0 });
  });
});
