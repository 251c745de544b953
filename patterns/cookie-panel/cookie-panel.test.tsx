// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { byRole, mount } from '../../components/field/testing.tsx';
import { CookiePanel } from './index.ts';

const categories = [
  { value: 'analytics', name: 'Statystyka', description: 'Liczymy strony.' },
  { value: 'marketing', name: 'Reklama', description: 'Partnerzy poznają, co oglądasz.' },
];

const show = () => {
  const onChoose = vi.fn();
  const { container } = mount(
    <CookiePanel categories={categories} action="/cookies" policyAddress="/cookies.html" onChoose={onChoose} />,
  );
  const press = (name: string) => act(() => byRole(container, 'button', name).click());
  return { container, onChoose, press };
};

describe('the cookie panel', () => {
  it('marks itself for the dialogs, which stay open while it is there', () => {
    const { container } = show();
    expect(container.querySelector('section')?.hasAttribute('data-cookie-panel')).toBe(true);
  });

  it('offers refusal and consent alike: one press each, on equal buttons', () => {
    const { container, onChoose, press } = show();
    const looks = ['Tylko niezbędne', 'Zgadzam się na wszystkie'].map((name) => {
      const button = byRole(container, 'button', name);
      return [button.className, button.dataset['tone'], button.dataset['size']];
    });
    expect(looks[0]).toEqual(looks[1]);
    press('Tylko niezbędne');
    expect(onChoose).toHaveBeenLastCalledWith([]);
    press('Zgadzam się na wszystkie');
    expect(onChoose).toHaveBeenLastCalledWith(['analytics', 'marketing']);
  });

  it('preselects nothing and sends ticked categories', () => {
    const { container, onChoose, press } = show();
    press('Zapisz wybór');
    expect(onChoose).toHaveBeenLastCalledWith([]);
    act(() => byRole(container, 'checkbox', 'Reklama').click());
    press('Zapisz wybór');
    expect(onChoose).toHaveBeenLastCalledWith(['marketing']);
  });

  it('is a plain form without JavaScript', () => {
    const { container } = show();
    const form = container.querySelector('form')!;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/cookies']);
    const values = [...container.querySelectorAll('button')].map(({ name, value, type }) => [type, name, value]);
    expect(values).toEqual([
      ['submit', 'choice', 'necessary'],
      ['submit', 'choice', 'all'],
      ['submit', 'choice', 'chosen'],
    ]);
  });
});
