import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/package/measure.mjs';
import { startShop, type Shop } from '../e2e/support/shop.ts';
import { useConsumer } from './support/consumer.ts';

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'contract-client.md'), 'utf8');
// Besides the kit only the compiler and the package of dates: neither React nor the components' other dependencies.
const project = useConsumer(['typescript', '@internationalized/date']);

/** The guide's session in a program. */
const session = /^```js\n([\s\S]*?)^```$/m.exec(guide)![1]!;

interface Bundle {
  readonly modules: ReadonlyArray<string>;
  readonly script: string;
  readonly style: string;
}

describe('witryna/contract in a project without React', () => {
  it('has types that accept only right calls', () => {
    project.write(
      'program.ts',
      `
import { CallFailure, basketPreview, connectShop, createShopClient, type ShopClient, type WireMoney } from 'witryna/contract';

const shop: ShopClient = createShopClient({ baseUrl: 'https://sklep.example', priceType: 'net' });
export const price: Promise<WireMoney | null> = shop.lowestPriceOfSize({ productId: 29, sizeId: 'uniw' });
export const count: Promise<number> = basketPreview(connectShop()).then(({ products }) => products.length);
export const isFailure = (error: unknown): boolean => error instanceof CallFailure && error.reason === 'timeout';
// @ts-expect-error -- no such price type
createShopClient({ priceType: 'both' });
// @ts-expect-error -- a size without its product
void shop.sizeOfProduct({ size: 'uniw' });
// @ts-expect-error -- no such call
void shop.cancelOrder(1);
`,
    );
    const compilerOptions = {
      module: 'NodeNext',
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    };
    project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    expect(project.run('node_modules/typescript/bin/tsc', '--project', 'tsconfig.json')).toBe('');
  });

  it('includes no component code but dates and the request of a field, and only the used calls', async () => {
    const build = (code: string): Promise<Bundle> => bundle(project.folder, code) as Promise<Bundle>;
    const whole = await build("export * from 'witryna/contract';");
    const foreign = whole.modules.filter((module) => !module.startsWith('patterns/'));
    expect(foreign.filter((module) => !/^components\/(dates\/|form\/field-request\.js$)/.test(module))).toEqual([]);
    expect(whole.style).toBe('');
    expect(whole.script).not.toMatch(/\breact\b/i);

    const two = await build("export { basketPreview, connectShop } from 'witryna/contract';");
    expect(two.modules.filter((module) => module.includes('/calls/'))).toEqual([
      'patterns/contract/client/calls/basket.js',
    ]);
  });
});

describe('the packed client with a running shop', () => {
  // The built shop: compiling all of it for one test took longer than the test.
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ now: '2026-11-20T10:00:00+01:00' });
  }, 120_000);
  afterAll(() => shop?.stop());

  it("reads a product, adds it to its session's basket, and sees it there [C-26 part]", async () => {
    project.write(
      'program.mjs',
      `import { CallFailure, createShopClient } from 'witryna/contract';
const baseUrl = process.argv[2];
${session}
const { name } = await shop.productSizes(1007);
const [added] = await shop.addProductsToBasket([{ id: 1007, size: 'naturalny', quantity: 1500 }]);
const { products } = await shop.basketPreview();
const failure = await shop.loadPage('/product-pol-999999-x.html').catch((error) => error);
console.log(JSON.stringify({ name, added, products, failure: failure instanceof CallFailure && failure.reason }));
`,
    );
    const output = JSON.parse(await project.runBeside('program.mjs', shop.url)) as unknown;
    expect(output).toMatchObject({
      name: 'Len Miedza na metry',
      added: { status: 'success', code: '', message: '' },
      products: [{ id: '1007', size: 'naturalny' }],
      failure: 'status',
    });
  });
});
