import { expect, it } from 'vitest';
import { wireMoney } from '../../../patterns/rules/money.ts';
import { addressOf } from '../../shared/addresses.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { answerOf, call, type Answered } from './testing/call.ts';

/** "2026-11-20 10:00:00", the Swedish format. */
const warsawTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'medium',
});

describeOnEngines('calls about searches and opinions', (shop) => {
  it('a search returns the number of results, and one field of the first', async () => {
    const { list } = shop().store.catalogue;
    const { total, products } = await list({ text: 'kubek' });
    const ask = (query: string): Promise<Answered> => call(shop(), `/ajax/search.php?ajax=true&${query}`);
    expect(total).toBeGreaterThan(1);
    expect(await ask('getCount=1&text=kubek')).toEqual({ count: total });
    const [first] = products;
    expect(await ask('getOne=link&text=kubek')).toEqual({
      link: addressOf('product', { id: first!.id, slug: first!.slug }),
    });
    expect(await ask('getOne=id&text=kubek')).toEqual({ id: String(first!.id) });
    const [cheapest] = (await list({ special: 'promotion', sort: 'price' })).products;
    expect(await ask('getOne=name&promo=y&sort=price&order=a')).toEqual({ name: cheapest!.name });
    expect(await ask('getOne=price&promo=y&sort=price&order=a')).toEqual({
      price: wireMoney(cheapest!.lowestSizePrice),
    });
    expect(await ask('getCount=1&text=k')).toEqual({ count: 0 });
    expect(await ask('getOne=link&text=zrebak')).toEqual({ link: null });
  });

  it('a typeahead that asks the search page for JSON gets JSON, and a browser its page', async () => {
    const ask = (text: string, accept: string) =>
      fetch(`${shop().url}/search.php?text=${encodeURIComponent(text)}`, { headers: { accept } });
    const asked = await ask('kub', 'application/json, text/javascript, */*; q=0.01');
    expect(asked.headers.get('content-type')).toContain('application/json');
    const answer: Answered = await asked.json();
    const { total, products } = await shop().store.catalogue.list({ text: 'kub', portion: 6 });
    expect(answer.count).toBe(total);
    expect(answer.products).toHaveLength(Math.min(6, total));
    const [first] = products;
    expect(answer.products[0]).toMatchObject({
      id: String(first!.id),
      name: first!.name,
      link: addressOf('product', { id: first!.id, slug: first!.slug }),
    });
    expect(answer.products[0].price).not.toContain('\u00a0');
    expect(await (await ask('k', 'application/json')).json()).toEqual({ count: 0, products: [] });
    expect(await (await ask(`${'x'.repeat(5000)}%00<script>`, 'application/json')).json()).toMatchObject({ count: 0 });
    const page = await ask('kub', 'text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8');
    expect(page.headers.get('content-type')).toContain('text/html');
  });

  it('a search without a query or without results is reported', async () => {
    for (const query of ['', 'getOne=toString', 'getOne=']) {
      const response = await fetch(`${shop().url}/ajax/search.php?ajax=true&${query}`);
      expect(response.status).toBe(400);
      expect((await answerOf(response)).errors[0].code).toBe('BAD_USER_INPUT');
    }
  });

  it('opinions come in pages, by date or by stars, of all products or of one', async () => {
    const ask = (query: string): Promise<Answered> => call(shop(), `/ajax/opinions.php?action=get&${query}`);
    const order = 'ordersBy[0][elementName]=date&ordersBy[0][sortDirection]=DESC';
    const all = await ask(`type=product&language=pol&resultsLimit=100&shopId=1&resultsPage=0&${order}`);
    const { opinionList } = shop().store.catalogue;
    const ofProduct = async (productId: number) => (await opinionList({ productId, portion: 100 })).opinions;
    const stored = (await Promise.all([...Array(50).keys()].map((index) => ofProduct(1001 + index)))).flat();
    expect(all).toMatchObject({ resultsPage: 0, resultsLimit: 100, resultsNumberAll: stored.length, errors: [] });
    const newest = stored.toSorted((a, b) => b.createdAt - a.createdAt || a.id - b.id);
    expect(all.results).toEqual(
      newest.slice(0, 100).map((opinion) => ({
        id: opinion.id,
        orderSn: null,
        createDate: warsawTime.format(opinion.createdAt),
        author: opinion.author,
        content: opinion.content,
        rating: opinion.rating,
        scorePositive: 0,
        scoreNegative: 0,
        confirmedByPurchase: opinion.isConfirmed,
        language: 'pol',
        answer: '',
        answerDatetime: null,
        product: { id: opinion.productId },
      })),
    );
    const ids = (answer: Answered) => answer.results.map(({ id }: { id: number }) => id) as number[];
    const second = await ask('type=product&resultsLimit=3&resultsPage=1');
    expect([second.resultsPage, second.resultsLimit, ids(second)]).toEqual([
      1,
      3,
      newest.slice(3, 6).map(({ id }) => id),
    ]);
    const four = newest.filter(({ rating }) => rating === 4);
    expect(ids(await ask('type=product&rating[]=4&resultsLimit=100'))).toEqual(four.map(({ id }) => id));
    expect(ids(await ask('rating[0]=4&rating[1]=&resultsLimit=100'))).toEqual(four.map(({ id }) => id));
    expect(ids(await ask('rating=4&resultsLimit=100'))).toEqual(four.map(({ id }) => id));
    // Impossible stars have no opinions; an empty value is no filter.
    for (const none of ['9', '0', '-1', '4.5', 'x']) expect(ids(await ask(`rating[]=${none}`))).toEqual([]);
    expect((await ask('rating[]=')).resultsNumberAll).toBe(newest.length);
    const worst = await ask('resultsLimit=100&ordersBy[0][elementName]=rating&ordersBy[0][sortDirection]=ASC');
    const stars = worst.results.map(({ rating }: { rating: number }) => rating) as number[];
    expect(stars).toEqual(stars.toSorted((a, b) => a - b));
    expect(ids(await ask('sourceId=1001&resultsLimit=100'))).toEqual((await ofProduct(1001)).map(({ id }) => id));
    expect(await ask('type=order')).toEqual({
      results: [],
      resultsPage: 0,
      resultsLimit: 10,
      resultsNumberAll: 0,
      errors: [],
    });
    expect((await ask('sourceId=1%20or%201&rating[]=x&resultsPage=-1')).results).toEqual([]);
  });
});
