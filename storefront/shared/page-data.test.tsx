// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { demoSettings } from '../platform/settings/testing/demo-settings.ts';
import { appShop } from '../frame/layout/app-shop.ts';
import { PageData, PageGlobals } from './page-data.tsx';

const shop = appShop({
  url: new URL('http://shop.test/search.php?text=x'),
  settings: demoSettings,
  isLogged: false,
  texts: { locale: 'pl', overrides: { 'layout.sale': '</script><b>' } },
});
/** The globals as seen by a script of the platform. */
const page = window as unknown as Record<string, unknown>;
const product = (id: string) =>
  renderToStaticMarkup(<PageData id="product_data" value={{ product_id: id } as never} />);

function open(html: string, isProduct = false): string {
  const markup = renderToStaticMarkup(<PageGlobals shop={shop} isProduct={isProduct} nonce="n1" />);
  document.body.innerHTML = html + markup;
  // jsdom reads scripts and does not run them.
  runInThisContext(document.querySelector('script[nonce]')!.textContent);
  return markup;
}
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the page data for scripts', () => {
  it('is one object app_shop, to which they add their functions', () => {
    open('');
    expect(page['app_shop']).toEqual(shop);
    (page['app_shop'] as { fn: Record<string, unknown> }).fn['mine'] = 1;
    expect((page['app_shop'] as { fn: Record<string, unknown> }).fn['mine']).toBe(1);
  });

  it('is product_data of the current page, undefined without a product', () => {
    expect(open('')).not.toContain('product_data');
    expect(page['product_data']).toBeUndefined();
    open('', true);
    expect(page['product_data']).toBeUndefined();
    document.body.insertAdjacentHTML('beforeend', product('1001'));
    expect(page['product_data']).toEqual({ product_id: '1001' });
    expect(page['product_data']).toBe(page['product_data']);
    document.getElementById('product_data')!.outerHTML = product('1002');
    expect(page['product_data']).toEqual({ product_id: '1002' });
    page['product_data'] = 'a script’s own';
    expect(page['product_data']).toBe('a script’s own');
  });

  it('needs the nonce of the policy, and no text ends an element', () => {
    const markup = open('');
    const scripts = [...markup.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!.trim());
    expect(scripts).toEqual(['type="application/json" id="app_shop"', 'nonce="n1"']);
    expect(markup).not.toContain('<b>');
  });
});
