// @vitest-environment jsdom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineIsland } from '../islands/define-island.ts';
import { Island } from '../islands/island.tsx';
import { islandScope, IslandScopeContext } from '../islands/island-scope.ts';
import { hydrateIsland } from './hydrate-island.tsx';
import { eventually } from '../../testing/eventually.ts';

const environment = { texts: { locale: 'pl' }, now: 1000, timeZone: 'Europe/Warsaw', priceType: 'gross' } as const;

const sizes = ['S', 'M', 'L'];
const left = vi.fn<(value: string) => void>();

/** One field of every kind. React controls half of them, half keep their own value; the component knows each. */
function Fields() {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({
    written: 'sent',
    colour: 'white',
    size: 'M',
    gift: 'no',
  });
  const know = (name: string, value: string) => setKnown((before) => ({ ...before, [name]: value }));
  return (
    <form>
      <input name="written" value={known['written']} onChange={({ target }) => know('written', target.value)} />
      <input
        name="email"
        type="email"
        onChange={({ target }) => know('email', target.value)}
        onBlur={({ target }) => left(target.value)}
      />
      <textarea name="words" defaultValue="sent" onChange={({ target }) => know('words', target.value)} />
      <select name="colour" value={known['colour']} onChange={({ target }) => know('colour', target.value)}>
        <option value="white">white</option>
        <option value="black">black</option>
      </select>
      <select name="way" onChange={({ target }) => know('way', target.value)}>
        <option value="post">post</option>
        <option value="courier">courier</option>
      </select>
      {sizes.map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          value={size}
          checked={known['size'] === size}
          onChange={() => know('size', size)}
        />
      ))}
      {sizes.map((size) => (
        <input
          key={size}
          type="radio"
          name="other-size"
          value={size}
          defaultChecked={size === 'M'}
          onChange={({ target }) => know('other-size', target.value)}
        />
      ))}
      <input
        type="checkbox"
        name="gift"
        checked={known['gift'] === 'yes'}
        onChange={({ target }) => know('gift', target.checked ? 'yes' : 'no')}
      />
      <input
        type="checkbox"
        name="news"
        defaultChecked
        onChange={({ target }) => know('news', target.checked ? 'yes' : 'no')}
      />
      <output>{JSON.stringify(known)}</output>
    </form>
  );
}
const fields = defineIsland('test/fields', Fields);

/** The fields as the server sends them, with what the user does to them before hydration. */
async function early(act: (field: (name: string, value?: string) => HTMLInputElement) => void) {
  const { island, field } = sent();
  act(field);
  await take(island);
  return { field, known: () => knownIn(island) };
}

function sent() {
  document.body.dataset['environment'] = JSON.stringify(environment);
  document.body.innerHTML = renderToString(
    <IslandScopeContext value={islandScope(environment, 'answer')}>
      <Island of={fields} props={{}} />
    </IslandScopeContext>,
  );
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  const field = (name: string, value?: string) =>
    island.querySelector<HTMLInputElement>(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)!;
  return { island, field };
}

const knownIn = (island: HTMLElement) => JSON.parse(island.querySelector('output')!.textContent) as object;

async function take(island: HTMLElement): Promise<object> {
  leave = await hydrateIsland(island, fields, () => Promise.resolve());
  return knownIn(island);
}
let leave = () => {};
afterEach(() => {
  leave();
  left.mockClear();
});

describe('replayed early changes', () => {
  it('include a text that React writes', async () => {
    const { field, known } = await early((find) => (find('written').value = 'typed'));
    expect(known()).toMatchObject({ written: 'typed' });
    expect(field('written').value).toBe('typed');
  });

  it('include a text that the field keeps, with its blur', async () => {
    const { field, known } = await early((find) => (find('email').value = 'ala@example.pl'));
    expect(known()).toMatchObject({ email: 'ala@example.pl' });
    expect(field('email').value).toBe('ala@example.pl');
    expect(left).toHaveBeenCalledExactlyOnceWith('ala@example.pl');
  });

  it('include a text of several lines that was cleared', async () => {
    const { field, known } = await early((find) => (find('words').value = ''));
    expect(known()).toMatchObject({ words: '' });
    expect(field('words').value).toBe('');
  });

  it.each(['colour', 'way'])('include a choice in the list %s', async (name) => {
    const { field, known } = await early((find) => (find(name).value = name === 'way' ? 'courier' : 'black'));
    expect(known()).toMatchObject({ [name]: name === 'way' ? 'courier' : 'black' });
    expect(field(name).value).toBe(name === 'way' ? 'courier' : 'black');
  });

  it.each(['size', 'other-size'])('include a radio button of %s, the last chosen', async (name) => {
    const { field, known } = await early((find) => {
      find(name, 'S').click();
      find(name, 'L').click();
    });
    expect(known()).toMatchObject({ [name]: 'L' });
    expect(sizes.filter((size) => field(name, size).checked)).toEqual(['L']);
  });

  it('include checkboxes, ticked and unticked', async () => {
    const { field, known } = await early((find) => {
      find('gift').click();
      find('news').click();
    });
    expect(known()).toMatchObject({ gift: 'yes', news: 'no' });
    expect([field('gift').checked, field('news').checked]).toEqual([true, false]);
  });

  it('include all of them at once, and nothing else', async () => {
    const { known } = await early((find) => {
      find('written').value = 'typed';
      find('colour').value = 'black';
      find('size', 'S').click();
      find('gift').click();
    });
    expect(known()).toEqual({ written: 'typed', colour: 'black', size: 'S', gift: 'yes' });
  });

  it('leave out what the server wrote', async () => {
    const { known } = await early((find) => {
      find('gift').click();
      find('gift').click();
    });
    expect(known()).toEqual({ written: 'sent', colour: 'white', size: 'M', gift: 'no' });
  });
});

describe('changes during hydration', () => {
  it('include a radio button', async () => {
    const { island, field } = sent();
    const taken = take(island);
    field('size', 'S').click();
    expect(await taken).toMatchObject({ size: 'S' });
  });
});

describe('a text that is still being typed', () => {
  const typing = (find: (name: string) => HTMLInputElement) => {
    find('email').focus();
    find('email').value = 'ala';
  };

  it('is kept, and reported when typing stops', async () => {
    const write = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
    const { field, known } = await early(typing);
    const writes = write.mock.calls.length;
    write.mockRestore();
    expect(writes, 'the typing alone').toBe(1);
    expect(known()).not.toHaveProperty('email');
    field('email').dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => expect(known()).toMatchObject({ email: 'ala' }));
    expect(field('email').value).toBe('ala');
  });

  it('is reported at the next key', async () => {
    const { field, known } = await early(typing);
    Reflect.set(HTMLInputElement.prototype, 'value', 'ala@', field('email'));
    field('email').dispatchEvent(new Event('input', { bubbles: true }));
    await eventually(() => expect(known()).toMatchObject({ email: 'ala@' }));
  });
});
