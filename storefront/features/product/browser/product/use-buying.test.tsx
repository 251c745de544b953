// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { byRole, mount } from '../../../../../components/field/testing.tsx';
import { polishCurrency } from '../../../../../patterns/rules/money.ts';
import { withAlertRegion } from '../../../../shared/browser/testing/alert-region.tsx';
import type { BuyFormProps } from './buy-form-view.ts';
import { BuyForm } from './buy-form.tsx';
import { eventually } from '../../../../testing/eventually.ts';

const bag: BuyFormProps = {
  action: '/product-pol-1017-torba-targ.html',
  basketAddress: '/basketedit.php',
  changeAddress: '/basketchange.php',
  expressKey: 'key',
  productId: 1017,
  name: 'Torba Targ',
  unit: { singular: 'szt.', plural: 'szt.' },
  currency: polishCurrency,
  freeText: null,
  note: 'Cena z\u00a0VAT.',
  shownWithout: 0,
  versions: null,
  sizeLabel: null,
  sizes: [
    {
      type: 'uniw',
      name: 'uniwersalny',
      swatch: null,
      obstacle: null,
      price: 7900,
      reduction: null,
      bounds: { step: 1000, min: 1000, max: 25_000 },
      stock: 25_000,
      content: null,
      points: null,
    },
  ],
  configurator: [],
  points: null,
  isGone: false,
  tiers: [],
  chosen: { size: 'uniw', number: null, period: '0', configuration: {} },
  problems: {},
};

withAlertRegion();

const failed = 'Nie udało się dodać. Koszyk jest taki jak przedtem.';
const retry = () => eventually(() => byRole(document, 'button', 'Spróbuj jeszcze raz.'));

const added = {
  basket: { products: [], user: {} },
  result: { status: 'success', message: 'Dodano do koszyka. Torba Targ, 1 sztuka.' },
  summary: { count: 1, countText: '1 produkt', worth: '79,00 zł' },
};

it.each([
  ['is not reached', () => Promise.reject(new TypeError('network'))],
  ['breaks down', () => Promise.resolve(Response.json(added, { status: 500 }))],
  ['answers with a page', () => Promise.resolve(new Response('<html></html>'))],
  ['does not say what became of it', () => Promise.resolve(Response.json({ basket: added.basket }))],
])('a shop that %s: the form reports it, and one press retries [X-09]', async (_name, failing) => {
  const sent: FormData[] = [];
  const answers = [failing, () => Promise.resolve(Response.json(added))];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: FormData }) => {
    sent.push(body);
    return answers.shift()!();
  });
  const { container } = mount(<BuyForm {...bag} />);
  byRole(container, 'button', 'Do koszyka').click();
  const again = await retry();
  expect(document.body.textContent).toContain(failed);
  again.click();
  await eventually(() => expect(document.body.textContent).toContain('Torba Targ, 1 sztuka.'));
  expect(sent.map((form) => [form.get('product'), form.get('number')])).toEqual([
    ['1017', '1'],
    ['1017', '1'],
  ]);
});

it('code that fails to load is a lost connection, too; the second time the plain form submits [X-09]', async () => {
  vi.doMock('./send-to-basket.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => vi.doUnmock('./send-to-basket.ts'));
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { container } = mount(<BuyForm {...bag} />);
  byRole(container, 'button', 'Do koszyka').click();
  const again = await retry();
  expect(document.body.textContent).toContain(failed);
  expect(submitted).not.toHaveBeenCalled();
  again.click();
  await eventually(() => expect(submitted.mock.contexts).toEqual([container.querySelector('form')]));
});

it('if the alert code fails to load too, the form reports it, and one press retries [X-09]', async () => {
  const alerts = '../../../../../components/alert/alert-region.ts';
  vi.resetModules();
  vi.doMock(alerts, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => vi.doUnmock(alerts));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  const { BuyForm: Form } = await import('./buy-form.tsx');
  const { container } = mount(<Form {...bag} />);
  byRole(container, 'button', 'Do koszyka').click();
  const again = await eventually(() => byRole(container, 'button', 'Spróbuj jeszcze raz.'));
  expect(container.textContent).toContain(failed);
  const tried = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', tried);
  again.click();
  await eventually(() => expect(tried).toHaveBeenCalledOnce());
  // The pressed button is gone; focus moved to the submit button.
  expect(document.activeElement?.textContent).toBe('Do koszyka');
});

it('buys the selection at the press, not the later one when the code has loaded', async () => {
  vi.resetModules();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  vi.doMock('./send-to-basket.ts', async (original) => {
    await arrived;
    return original();
  });
  onTestFinished(() => vi.doUnmock('./send-to-basket.ts'));
  const sent: Array<FormDataEntryValue | null> = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: FormData }) => {
    sent.push(body.get('number'));
    return Promise.resolve(Response.json(added));
  });
  const { BuyForm: Form } = await import('./buy-form.tsx');
  const { container } = mount(<Form {...bag} />);
  byRole(container, 'button', 'Do koszyka').click();
  container.querySelector<HTMLElement>('button[aria-label^="Zwiększ"]')!.click();
  arrive();
  await eventually(() => expect(sent).toEqual(['1']));
});
