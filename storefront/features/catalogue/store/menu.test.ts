import { expect, it } from 'vitest';
import { addresses } from '../../../shared/addresses.ts';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';

describeStoreOnBothEngines('the menu and the series', (store) => {
  it('begin with the departments, in display order', async () => {
    const tree = await store().menu.tree();
    const departments = await store().catalogue.categories();
    expect(tree.slice(0, departments.length).map(({ name, target }) => ({ name, target }))).toEqual(
      departments.map(({ id, slug, menuName }) => ({ name: menuName, target: { kind: 'category', id, slug } })),
    );
    expect(tree.slice(departments.length).map(({ name }) => name)).toEqual(['Teraz taniej']);
    expect(tree[0]!.children.map(({ name }) => name)).toEqual(['Kubki', 'Miski', 'Wazony', 'Czajniki']);
  });

  it('link to addresses with goods', async () => {
    for (const { name, target } of await store().menu.nodes()) {
      if (target?.kind !== 'link') continue;
      const url = new URL(target.link, 'https://shop.example');
      const place = addresses.find(url.pathname);
      if (place?.name === 'product') {
        expect(await store().catalogue.product(Number(place.params['id'])), name).toMatchObject({
          slug: place.params['slug'],
        });
        continue;
      }
      expect(place?.name).toBe('search');
      const text = url.searchParams.get('text');
      if (text !== null) expect((await store().catalogue.list({ text })).total, name).toBeGreaterThan(0);
    }
  });

  it('are found by words of their names, with their path [E-13 part]', async () => {
    expect(await store().menu.search('deski', 5)).toEqual([
      {
        id: expect.any(Number),
        name: 'Deski i\u00a0łyżki',
        target: { kind: 'link', link: '/search.php?text=Deski+i+%C5%82y%C5%BCki' },
        path: [{ id: expect.any(Number), name: 'Drewno', target: { kind: 'category', id: 4, slug: 'drewno' } }],
      },
    ]);
    // All names are different.
    expect((await store().menu.search('zestawy', 10)).map(({ name }) => name)).toEqual([
      'Zestawy śniadaniowe',
      'Zestawy do łazienki',
      'Zestawy prezentowe',
    ]);
    expect(await store().menu.search('zestawy', 2)).toHaveLength(2);
    expect(await store().menu.search('Ceramika', 5)).toMatchObject([{ name: 'Ceramika', path: [] }]);
    expect(await store().menu.search('', 5)).toEqual([]);
  });

  it('list series by the Polish alphabet with their shown products [E-13 part]', async () => {
    expect((await store().catalogue.series()).map(({ name, productCount }) => [name, productCount])).toEqual([
      ['Dzień po dniu', 2],
      ['Kąpiel', 4],
      ['Kredens', 4],
      ['Miedza', 2],
      ['Poranek', 8],
      ['Wieczór', 3],
    ]);
    expect(await store().catalogue.series({ text: 'wieczor' })).toMatchObject([
      { id: 3, slug: 'wieczor', name: 'Wieczór', productCount: 3 },
    ]);
    expect(await store().catalogue.series({ text: 'po', limit: 1 })).toMatchObject([{ name: 'Dzień po dniu' }]);
    expect(await store().catalogue.series({ text: 'kubek' })).toEqual([]);
  });

  it('find a series’ goods by its name', async () => {
    const ids = (await store().catalogue.list({ text: 'Wieczór', portion: 100 })).products.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([1026, 1027, 1028]));
  });
});
