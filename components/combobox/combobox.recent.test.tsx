// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { blur, byRole, click, nameOf, type } from '../field/testing.tsx';
import { forgetQuery, queriesOf, rememberQuery, storedQueries } from './recent-queries.ts';
import { freezeEachTest, render } from './testing.tsx';

freezeEachTest();

const shop = 'witryna-search';
const remembered = (name = shop) => queriesOf(storedQueries(name));

/** A focused search with stored queries. */
function focused(...queries: ReadonlyArray<string>) {
  for (const query of queries.toReversed()) rememberQuery(shop, query);
  const search = render();
  act(() => search.field.focus());
  const isShown = () => search.container.querySelector('ul')?.closest('[hidden]') === null;
  return { ...search, isShown, links: () => [...search.container.querySelectorAll('li a')].map(nameOf) };
}

describe('recent queries', () => {
  it('are stored on submit or selection, newest first, unique, six at most', async () => {
    const { form, field, ask, options } = render();
    form.addEventListener('submit', (event) => event.preventDefault());
    for (const query of ['świeca', 'deska', ' Kubek ', 'SWIECA', 'a', 'b', 'c']) {
      type(field, query);
      act(() => form.requestSubmit());
    }
    expect(remembered()).toEqual(['c', 'b', 'a', 'SWIECA', 'Kubek', 'deska']);
    await ask('len');
    click(options()[0]!);
    expect(remembered()[0]).toBe('len');
  });

  it('show under the empty focused field, as a named list of links to their results', () => {
    const { container, links, isShown, field, key } = focused('kubek', 'świeca & miód');
    const list = byRole(container, 'list', 'Ostatnio szukane');
    expect([links(), isShown()]).toEqual([['kubek', 'świeca & miód'], true]);
    expect(list.querySelectorAll('a')[1]!.getAttribute('href')).toBe('/szukaj?text=%C5%9Bwieca+%26+mi%C3%B3d');
    key('Escape');
    expect(links()).toEqual([]);
    act(() => field.click());
    expect(links()).toHaveLength(2);
    type(field, 'le');
    expect(links()).toEqual([]);
    type(field, '');
    blur(field);
    expect(links()).toEqual([]);
  });

  it('can be removed, and focus moves to the next one', () => {
    const { container, links, field } = focused('kubek', 'świeca', 'deska');
    const button = (query: string) => byRole(container, 'button', `Usuń z\u00a0ostatnio szukanych: ${query}`);
    act(() => button('świeca').focus());
    click(button('świeca'));
    expect([links(), nameOf(document.activeElement!)]).toEqual([['kubek', 'deska'], 'deska']);
    act(() => field.focus());
    for (const target of [button('kubek'), byRole(container, 'link', 'kubek')])
      expect(target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
    click(button('kubek'));
    expect([links(), document.activeElement]).toEqual([['deska'], field]);
    click(button('deska'));
    expect([container.querySelector('ul'), document.activeElement]).toEqual([null, field]);
  });

  it('sync across tabs', () => {
    const { links } = focused('kubek');
    localStorage.setItem(`${shop}:recent`, '["deska"]');
    act(() => void window.dispatchEvent(new Event('storage')));
    expect(links()).toEqual(['deska']);
  });

  it('last as long as the page if the storage fails', () => {
    const refusing = { getItem: () => null, setItem: () => expect.unreachable() };
    vi.stubGlobal('localStorage', refusing);
    rememberQuery('refusing', 'kubek');
    expect(remembered('refusing')).toEqual(['kubek']);
    vi.stubGlobal('localStorage', undefined);
    rememberQuery('missing', 'kubek');
    rememberQuery('missing', 'deska');
    forgetQuery('missing', 'kubek');
    expect(remembered('missing')).toEqual(['deska']);
  });

  it.each(['nonsense', '7', '{"a":1}', '[1,null,"kubek"]'])('survive a storage that holds %s', (stored) => {
    expect(queriesOf(stored)).toEqual(stored.includes('kubek') ? ['kubek'] : []);
  });
});
