import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Seen, type ShopUnderTest } from '../../../../testing/shop-under-test.ts';
import { parseHtml } from '../../../../testing/parse-html.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

/** Sold out completely, and in one of its sizes. */
const mug = '/product-pol-1003-Kubek-Poranek-szalwia.html';
const shirt = '/product-pol-1013-Koszula-Izba.html';
const whole = { observe: '1', size: 'uniw', email: 'hanna@poczta.pl', phone: '', consent: '1' };

/** The rendered form: its fields by name. */
function formOf({ html }: Seen) {
  const page = parseHtml(html);
  const form = page.querySelector('input[name="observe"]')?.closest('form');
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;
  const messageOf = (name: string) => {
    const ids = field(name)?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => page.getElementById(id)?.textContent).join(' ');
  };
  return { form, field, messageOf, details: form?.closest('details') ?? null };
}

/** The shop's address of a product page. */
async function pageOf(address: string) {
  const visitor = shop.visitor();
  const first = await visitor.get(address);
  const own = first.location ?? address;
  return { visitor, address: own, seen: first.location ? await visitor.get(own) : first };
}

describe('the back-in-stock form', () => {
  it('is open where nothing can be bought, closed where another size can, and nowhere else [S-36] [T-06 part]', async () => {
    const gone = formOf((await pageOf(mug)).seen);
    expect(gone.form?.method).toBe('post');
    expect(gone.details).toBeNull();
    expect(gone.field('size')?.value).toBe('uniw');
    const folded = formOf((await pageOf(shirt)).seen);
    expect(folded.details?.open).toBe(false);
    expect(folded.details?.querySelector('summary')?.textContent).toContain('Damy znać, gdy wróci');
    expect(folded.field('size')?.value).toBe('l');
    expect(folded.form?.textContent).toContain('Czekasz na: L');
    expect(formOf((await pageOf('/product-pol-1001-x.html')).seen).form).toBeUndefined();
  });

  it('records the wish, and confirms it on the next page, without a script [C-22 part]', async () => {
    const { visitor, address } = await pageOf(mug);
    const answer = await visitor.post(address, whole);
    expect([answer.status, answer.location]).toEqual([303, address]);
    expect((await visitor.get(address)).text).toContain('Gdy produkt wróci, napiszemy raz na adres hanna@poczta.pl.');
    expect((await shop.store.observations.add({ productId: 1003, size: 'uniw', email: whole.email })).kind).toBe(
      'kept',
    );
  });

  it('shows all errors at their fields and keeps typed values [X-10 part]', async () => {
    const { visitor, address } = await pageOf(mug);
    const { consent: _, ...noConsent } = whole;
    const answer = await visitor.post(address, { ...noConsent, email: 'hanna@', phone: '600' });
    expect(answer.status).toBe(422);
    const { field, messageOf, form } = formOf(answer);
    expect(messageOf('email')).toContain('Błędnie wpisany e-mail.');
    expect(messageOf('phone')).toContain('Numer telefonu powinien zawierać minimum 9 znaków');
    expect(messageOf('consent')).toContain('Proszę wypełnić to pole.');
    expect([field('email')?.value, field('phone')?.value]).toEqual(['hanna@', '600']);
    // The browser returns to the form.
    expect(form?.getAttribute('action')).toMatch(/#powiadom$/);
  });

  it('reopens where it was closed', async () => {
    const { visitor, address } = await pageOf(shirt);
    const answer = await visitor.post(address, { ...whole, size: 'l', email: '' });
    expect(answer.status).toBe(422);
    expect(formOf(answer).details?.open).toBe(true);
    expect(formOf(answer).field('consent')?.checked).toBe(true);
  });

  it.each([
    ['a size that can be bought', { size: 's' }, 'Ten produkt można już kupić.'],
    ['a size that is not there', { size: 'xxl' }, 'Tego produktu już u\u00a0nas nie ma.'],
  ])('shows for %s why it is not saved', async (_name, changes, said) => {
    const { visitor, address } = await pageOf(shirt);
    const answer = await visitor.post(address, { ...whole, ...changes });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(said);
  });

  it('reports the daily limit of an address [X-10 part]', async () => {
    await shop.store.settings.set('observationsADay', 0);
    const { visitor, address } = await pageOf(mug);
    const answer = await visitor.post(address, { ...whole, email: 'ola@poczta.pl' });
    await shop.store.settings.reset('observationsADay');
    expect(answer.text).toContain('Na dziś to już wszystkie powiadomienia o\u00a0dostępności. Spróbuj jutro.');
  });

  it('is refused from a foreign page', async () => {
    const { visitor, address } = await pageOf(mug);
    const answer = await visitor.post(
      address,
      { ...whole, email: 'obcy@poczta.pl' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    const later = await shop.store.observations.add({ productId: 1003, size: 'uniw', email: 'obcy@poczta.pl' });
    expect(later.kind).toBe('added');
  });
});
