// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fillHotspots } from '../index.ts';
import { lostShop, shopDouble } from '../testing/shop-double.ts';

const question = {
  zones: [
    { component: 'main_hotspot_zone1', name: 'zone1', type: 'main' },
    { component: 'main_hotspot_zone2', name: 'zone2', type: 'main' },
    { component: 'main_hotspot_zone3', name: 'zone3', type: 'main' },
  ],
  product: 29,
  products: [1, 2],
};
const places = () => [...document.body.children].map(({ id, innerHTML }) => [id, innerHTML]);

beforeEach(() => {
  document.body.innerHTML = question.zones.map(({ component }) => `<div id="${component}">…</div>`).join('');
});

describe('product zones', () => {
  it('are filled; empty ones are removed; scripts in them do not run [C-11] [X-05]', async () => {
    const html = '<h2>Polecamy</h2><script>document.title = "run"</script>';
    const { shop, sent } = shopDouble(() => ({ main_hotspot_zone1: html, main_hotspot_zone2: '' }));
    await fillHotspots(shop, question);
    expect(places()).toEqual([['main_hotspot_zone1', html]]);
    expect(document.title).not.toBe('run');
    expect(Object.fromEntries(new URL(sent[0]!.address).searchParams)).toEqual({
      action: 'get-hotspots-html',
      'zones-names': 'zone1,zone2,zone3',
      components: 'main_hotspot_zone1,main_hotspot_zone2,main_hotspot_zone3',
      'zones-types': 'main,main,main',
      product: '29',
      products: '1;2',
    });
  });

  it('are removed if they cannot be loaded [C-11] [X-05]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    await fillHotspots(lostShop().shop, question);
    expect(places()).toEqual([]);
    expect(log).toHaveBeenCalledOnce();
  });
});
