// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { byRole, descriptionOf, type } from '../field/testing.tsx';
import { field, formOf, links, render, said, shown, submit, wait, withFakeBrowser } from './testing.tsx';

withFakeBrowser();

/** A promise settled by the test, and its number of requests. */
function sending<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { send: vi.fn(() => promise), resolve, reject };
}

describe('a form that passes', () => {
  const fill = (container: HTMLElement) => {
    type(field(container, 'Imię'), 'Hanna');
    type(field(container, 'Miejscowość'), 'Kraków');
  };
  const button = (container: HTMLElement) => byRole<HTMLButtonElement>(container, 'button', 'Dalej');

  it('is sent natively once: ignores further submits, and the button is busy [T-02]', async () => {
    const { container } = render();
    fill(container);
    expect([submit(container), submit(container), submit(container)]).toEqual([true, false, false]);
    expect(formOf(container).dataset['submitting']).toBe('true');
    expect([button(container).getAttribute('aria-busy'), descriptionOf(button(container))]).toEqual([
      'true',
      'W\u00a0toku',
    ]);
    await wait(15_999);
    expect(submit(container)).toBe(false);
    await wait(1);
    expect([formOf(container).dataset['submitting'], submit(container)]).toEqual([undefined, true]);
  });

  it('is sent unchecked by a button that skips validation, once', () => {
    const { container } = render();
    const again = Object.assign(document.createElement('button'), { formNoValidate: true });
    formOf(container).append(again);
    const press = () => {
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: again });
      let isSent = false;
      act(() => void (isSent = formOf(container).dispatchEvent(event)));
      return isSent;
    };
    expect([press(), press()]).toEqual([true, false]);
    expect(descriptionOf(field(container, 'Imię'))).toBe('');
  });

  it('may be sent again after a return from history', () => {
    const { container } = render();
    fill(container);
    submit(container);
    act(() => void dispatchEvent(new Event('pageshow')));
    expect([formOf(container).dataset['submitting'], submit(container)]).toEqual([undefined, true]);
  });

  it('calls onSubmit once with all data and its button', async () => {
    const { send, resolve } = sending<void>();
    const seen: unknown[] = [];
    const { container } = render({
      onSubmit: ({ data, form, submitter }) => {
        seen.push(Object.fromEntries(data), form.tagName, submitter?.textContent);
        return send();
      },
    });
    fill(container);
    expect([submit(container), submit(container)]).toEqual([false, false]);
    await wait(0);
    expect(seen).toEqual([{ name: 'Hanna', city: 'Kraków', remarks: '' }, 'FORM', 'Dalej']);
    expect(formOf(container).dataset['submitting']).toBe('true');
    resolve();
    await wait(0);
    expect(formOf(container).dataset['submitting']).toBeUndefined();
    submit(container);
    await wait(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent again after a change', async () => {
    const { send, resolve } = sending<void>();
    const { container } = render({ onSubmit: send });
    fill(container);
    submit(container);
    resolve();
    await wait(0);
    type(field(container, 'Imię'), 'Anna');
    submit(container);
    await wait(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps everything when lost, announces it once, and may be sent again [T-02, X-09 part]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { send, reject } = sending<void>();
    const { container } = render({ onSubmit: send });
    fill(container);
    submit(container);
    reject(new TypeError('Failed to fetch'));
    await wait(0);
    const lost =
      'Nie udało się wysłać. Wszystko, co tu jest wpisane, zostało. Sprawdź połączenie i\u00a0wyślij jeszcze raz.';
    expect(said().map((text) => text.replace('wysłać.W', 'wysłać. W'))).toEqual([lost.replace('\u00a0', ' ')]);
    expect(container.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect([field(container, 'Imię').value, field(container, 'Miejscowość').value]).toEqual(['Hanna', 'Kraków']);
    expect(log.mock.calls[0]![0]).toBe('The form was not sent.');
    submit(container);
    await wait(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('rejected by the server shows its errors as its own, in page order, and may be sent again', async () => {
    const refuse = vi.fn(() =>
      Promise.resolve([
        { name: 'city', message: 'Tam nie wyślemy.' },
        { name: 'name', message: 'To imię jest zajęte.' },
        { name: 'basket', label: 'Koszyk', message: 'Koszyk się zmienił.', fieldId: 'basket' },
      ]),
    );
    const { container } = render({ onSubmit: refuse });
    fill(container);
    submit(container);
    await wait(0);
    expect(links(container)).toEqual([
      'Imię: To imię jest zajęte.',
      'Miejscowość: Tam nie wyślemy.',
      'Koszyk: Koszyk się zmienił.',
    ]);
    expect(shown(field(container, 'Miejscowość'))).toEqual(['error', 'Tam nie wyślemy.']);
    expect(document.activeElement).toBe(byRole(container, 'group'));
    submit(container);
    await wait(0);
    expect(refuse).toHaveBeenCalledTimes(2);
  });
});
