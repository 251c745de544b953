// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { basketPreview, trackingEvents } from '../index.ts';
import { shopDouble, type DoubleAnswer } from '../testing/shop-double.ts';

const basket = { products: [], productsCounter: 0, worth_formatted: '0,00 zł' };
const withEvents = (count: string) =>
  new Response(JSON.stringify({ basket }), { headers: { 'x-iai-tracking-events': count } });

/** What the scripts did, in order: they run in the page, as in a browser. */
const ran = () => (document.body.dataset['ran'] ?? '').split(' ').filter(Boolean);
const script = (name: string) => `document.body.dataset.ran=(document.body.dataset.ran||"")+"${name} "`;
/** The nonces of the scripts that were put into the page. */
const nonces: string[] = [];

beforeEach(() => {
  nonces.length = 0;
  delete document.body.dataset['ran'];
  document.head.innerHTML = '<script nonce="n0nce"></script>';
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) nonces.push(node.nonce);
    append(...nodes);
  });
});
afterEach(() => void vi.restoreAllMocks());

function visit({
  hasConsent = true,
  count = '2',
  events = [script('first'), script('second')] as ReadonlyArray<string> | null,
} = {}) {
  const consent = { given: hasConsent };
  const tracking = trackingEvents({ hasConsent: () => consent.given });
  const answers = (body: string): DoubleAnswer =>
    body.includes('trackingEvents') ? { data: { trackingEvents: events } } : withEvents(count);
  const { shop, sent } = shopDouble(({ body }) => answers(body), { onHeaders: tracking.onHeaders });
  return { shop, sent, tracking, agree: () => ((consent.given = true), tracking.onConsent()) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('tracking events', () => {
  it('are requested after an answer announces them and run in order with the nonce of the page [C-03] [H-15]', async () => {
    const { shop, sent } = visit();
    await basketPreview(shop);
    await settle();
    expect(sent.map(({ address }) => address)).toEqual([
      'https://sklep.example/ajax/basket.php?getAjax=true',
      'https://sklep.example/graphql/v1/?trackingEvents',
    ]);
    expect(JSON.parse(sent[1]!.body)).toEqual({ query: 'query{trackingEvents}' });
    expect([ran(), nonces]).toEqual([
      ['first', 'second'],
      ['n0nce', 'n0nce'],
    ]);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });

  it.each(['0', '-1', 'many', ''])('are not requested for the header %j [C-03]', async (count) => {
    const { shop, sent } = visit({ count });
    await basketPreview(shop);
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('wait for consent, then are requested once [C-03] [H-15]', async () => {
    const { shop, sent, agree, tracking } = visit({ hasConsent: false });
    await basketPreview(shop);
    await basketPreview(shop);
    tracking.onConsent();
    await settle();
    expect([sent.length, ran()]).toEqual([2, []]);
    agree();
    await settle();
    agree();
    await settle();
    expect([sent.length, ran()]).toEqual([3, ['first', 'second']]);
  });

  it('may be null', async () => {
    const { shop } = visit({ events: null });
    await basketPreview(shop);
    await settle();
    expect(ran()).toEqual([]);
  });

  it('log a failed request and leave the announcing answer intact [C-25 part]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const tracking = trackingEvents({ hasConsent: () => true });
    const { shop } = shopDouble(
      ({ body }) => (body.includes('trackingEvents') ? Promise.reject(new TypeError('network')) : withEvents('1')),
      { onHeaders: tracking.onHeaders },
    );
    expect(await basketPreview(shop)).toMatchObject({ productsCounter: 0 });
    await settle();
    expect(log).toHaveBeenCalledOnce();
  });
});
