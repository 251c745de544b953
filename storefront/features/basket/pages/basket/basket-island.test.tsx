// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { announcements } from '../../../../../components/announcer/index.ts';
import { beginEachTestWithFileInputs, chooseFiles } from '../../../../../components/file-upload/testing.tsx';
import { blur, byRole, click, descriptionOf, mount, type } from '../../../../../components/field/testing.tsx';
import { noticeOf, type Notice } from '../../../../../patterns/rules/notice.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import type { ShownBasket } from '../../server/shown-basket.ts';
import { bagLine, basketOf } from '../../server/testing/baskets.ts';
import type { EarlyInput } from '../../../../platform/browser/early-press.ts';
import { withAlertRegion } from '../../../../shared/browser/testing/alert-region.tsx';
import type { BasketFormProps } from './basket-form-props.ts';
import { BasketForm } from '../../browser/basket/basket-form.tsx';

const coffee = { value: '1034 uniw', name: 'Próbka kawy 30 g', picture: null, sizes: [], sizeField: 'gift_size[1034]' };
const basket: ShownBasket = {
  ...basketOf(bagLine),
  gifts: { groups: [{ kind: 'threshold', chosen: '', options: [coffee] }], notes: [] },
};
const withCode: ShownBasket = {
  ...basket,
  rebate: { code: 'SIEN10', text: 'Kod SIEN10 działa: −15,80 zł.', isActive: true },
  summary: { ...basket.summary, total: '142,20 zł' },
};

withAlertRegion();

interface Answer {
  basket: ShownBasket;
  notices?: ReadonlyArray<Notice>;
  rebateProblem?: string;
  fileProblem?: string;
}

/** A form body with file names. */
const written = (body: RequestInit['body']): string =>
  body instanceof FormData
    ? [...body].map(([name, value]) => `${name}=${value instanceof File ? value.name : value}`).join('&')
    : String(body as URLSearchParams);

/** The form, and what it sends; the shop answers in the order of the answers. */
function open(...answers: ReadonlyArray<Answer | 'lost'>) {
  return openWith(basket, ...answers);
}

const openWith = (first: ShownBasket, ...answers: ReadonlyArray<Answer | 'lost'>) => openAfter(null, first, ...answers);

/** The same after a refused form. */
function openAfter(
  attempt: BasketFormProps['attempt'],
  first: ShownBasket,
  ...answers: ReadonlyArray<Answer | 'lost'>
) {
  const sent: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(written(body));
    const answer = left.shift();
    if (answer === 'lost' || !answer) throw new TypeError('network');
    const { notices = [], rebateProblem = null, fileProblem = null } = answer;
    const page = { basket: answer.basket, notices, rebateProblem, fileProblem };
    const summary = { count: 1, countText: '1 produkt', worth: '158,00 zł' };
    return Response.json({ summary, page }, { status: rebateProblem === null && fileProblem === null ? 200 : 422 });
  });
  const { container } = mount(
    <BasketForm
      basket={first}
      addresses={{ change: '/basketchange.php', program: '/basketchange.php', shopping: '/' }}
      returnDays={30}
      takesOnline
      quantityDelay={750}
      commentMaximum={255}
      fileRules={{
        forbidden: ['.exe'],
        maximumMegabytes: 10,
        maximumCount: 5,
        removeFailed: 'Nie udało się usunąć pliku.',
      }}
      attempt={attempt}
    />,
  );
  const code = () => container.querySelector<HTMLInputElement>('#rebates_codes')!;
  return { container, sent, code, spoken: () => announcements.at(-1)?.text ?? '' };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('a quantity', () => {
  it('is saved sooner by as much as its press has waited for the code, once', () => {
    const { container } = openWith(basket);
    const [field] = container.querySelectorAll<EarlyInput>('input[role="spinbutton"]');
    const more = [...container.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel?.startsWith('Zwiększ'))!;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const delays = () => timers.mock.calls.map(([, delay]) => delay);
    field!.pressedAt = performance.now() - 5000;
    click(more);
    expect(delays()).toContain(100);
    expect(delays()).not.toContain(750);
    click(more);
    expect(delays()).toContain(750);
    timers.mockRestore();
  });
});

describe('the discount code', () => {
  it('shows a wrong code at its field and keeps it; announces a valid one with the sum and can remove it', async () => {
    const { container, code, sent, spoken } = open(
      { basket, rebateProblem: 'Nie ma takiego kodu rabatowego.' },
      { basket: withCode, notices: [noticeOf('success', 'Kod rabatowy został dodany.')] },
      { basket, notices: [noticeOf('success', 'Kod rabatowy został usunięty.')] },
    );
    type(code(), 'niczego');
    click(byRole(container, 'button', 'Użyj'));
    await settled();
    expect(descriptionOf(code())).toContain('Nie ma takiego kodu rabatowego.');
    expect([code().value, code().getAttribute('aria-invalid')]).toEqual(['niczego', 'true']);
    expect(document.activeElement).toBe(code());

    type(code(), 'sien10');
    // Enter in the field presses the first button of the form.
    click(container.querySelector<HTMLElement>('form button[aria-hidden]')!);
    await settled();
    expect(sent[1]).toBe('global_rebates_codes=add&rebates_codes=sien10');
    expect(spoken()).toBe('Kod rabatowy został dodany. Do zapłaty 142,20 zł.');
    const remove = byRole(container, 'button', 'Usuń kod');
    expect(document.activeElement).toBe(remove);

    click(remove);
    await settled();
    expect(sent[2]).toContain('global_rebates_codes=delete');
    expect(document.activeElement).toBe(code());
  });

  it('announces that a change of quantity has stopped it, and that another one has started it again', async () => {
    const below = 'Kod SIEN10 działa od 100,00 zł w koszyku. Brakuje 21,00 zł.';
    const idle: ShownBasket = { ...basket, rebate: { code: 'SIEN10', text: below, isActive: false } };
    const { container, spoken } = openWith(withCode, { basket: idle }, { basket: idle }, { basket: withCode });
    const press = async (name: RegExp) => {
      click([...container.querySelectorAll('button')].find((button) => name.test(button.ariaLabel ?? ''))!);
      await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
    };
    await press(/^Zmniejsz ilość/);
    expect(spoken()).toBe(below);
    await press(/^Zwiększ ilość/);
    expect(spoken()).not.toBe(below);
    await press(/^Zwiększ ilość/);
    expect(spoken()).toBe('Kod SIEN10 działa: −15,80 zł.');
  });
});

describe('a present', () => {
  it('shows the choice at once, announces it, and reverts a failed save [T-33 part]', async () => {
    const chosen = { ...basket.gifts.groups[0]!, chosen: coffee.value };
    const { container, sent, spoken } = open(
      {
        basket: { ...basket, gifts: { ...basket.gifts, groups: [chosen] } },
        notices: [noticeOf('success', 'Wybrany prezent: Próbka kawy 30 g.')],
      },
      'lost',
    );
    const radio = (value: string) =>
      container.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)!;
    click(radio(coffee.value));
    expect(radio(coffee.value).checked).toBe(true);
    await settled();
    expect(sent).toEqual(['gift_threshold=1034+uniw']);
    expect(spoken()).toBe('Wybrany prezent: Próbka kawy 30 g. Do zapłaty 158,00 zł.');
    click(radio(''));
    expect(radio('').checked).toBe(true);
    await settled();
    expect(radio(coffee.value).checked).toBe(true);
    expect(document.body.textContent).toContain('Nie udało się zapisać zmian.');
  });

  it('lost with the worth is announced as a warning [X-14 part]', async () => {
    const gone = 'Próbka kawy 30 g: Przy tej wartości koszyka prezent nie jest już dostępny.';
    const { container } = open({ basket: { ...basket, lines: [] }, notices: [noticeOf('warning', gone)] });
    click(byRole(container, 'button', 'Usuń: Torba Targ'));
    await settled();
    expect(document.body.textContent).toContain(gone);
  });
});

describe('a refused form', () => {
  it('shows typed and chosen values, and saves them with the next change', async () => {
    const attempt = {
      problem: null,
      lines: {
        '1017 uniw ': { quantity: '3', comment: 'Bez metki.' },
        '1001 uniw ': { quantity: '5', problem: 'Wpisz ilość cyframi, np. 2.' },
      },
      gifts: { threshold: coffee.value, always: '1008 uniw' },
    };
    const { container, sent } = openAfter(attempt, basket, { basket });
    const field = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    const radio = container.querySelector<HTMLInputElement>(`input[type="radio"][value="${coffee.value}"]`)!;
    expect([field('set_quantity[0]').value, field('comment[0]').value, radio.checked]).toEqual([
      '3',
      'Bez metki.',
      true,
    ]);
    // Removed lines and presents are neither reported nor sent.
    expect(container.textContent).not.toContain('Wpisz ilość cyframi');
    click(byRole(container, 'button', 'Zapisz zmiany'));
    await settled();
    const form = new URLSearchParams(sent[0]);
    const kept = ['set_quantity[0]', 'comment[0]', 'gift_threshold', 'gift_always'].map((name) => form.get(name));
    expect(kept).toEqual(['3', 'Bez metki.', coffee.value, null]);
  });
});

describe('a refused quantity', () => {
  const attempt = {
    problem: null,
    lines: { '1017 uniw ': { quantity: 'dużo', problem: 'Wpisz ilość cyframi, np. 2.' } },
  };
  const field = (container: HTMLElement) => container.querySelector<HTMLInputElement>('[role="spinbutton"]')!;

  it('stays as typed, and the order button sends it to be validated again', () => {
    const { container } = openAfter(attempt, basket);
    expect([field(container).value, container.textContent]).toEqual(['dużo', expect.stringContaining('Wpisz ilość')]);
    const sent = new FormData(container.querySelector<HTMLFormElement>('#basket-form')!).get('set_quantity[0]');
    expect(sent).toBe('dużo');
  });

  it('clears with its error once a number is typed, also the old one, and that is saved', async () => {
    const { container, sent } = openAfter(attempt, basket, { basket });
    type(field(container), '2');
    blur(field(container));
    expect(container.textContent).not.toContain('Wpisz ilość cyframi');
    click(byRole(container, 'button', 'Zapisz zmiany'));
    await settled();
    expect(new URLSearchParams(sent[0]).get('set_quantity[0]')).toBe('2');
  });
});

describe('a comment', () => {
  it('is saved when its field loses focus, unless unchanged [E-12 part]', async () => {
    const words = 'Bez metki, proszę.';
    const saved = { ...bagLine, comment: { text: words, isRequired: false } };
    const { container, sent, spoken } = open({ basket: { ...basket, lines: [saved] } });
    const field = container.querySelector<HTMLTextAreaElement>('textarea[name="comment[0]"]')!;
    type(field, words);
    blur(field);
    await settled();
    expect(new URLSearchParams(sent[0]).get('comment[0]')).toBe(words);
    expect(new URLSearchParams(sent[0]).get('set_quantity[0]')).toBe('2');
    expect(spoken()).toBe('Torba Targ: uwaga zapisana.');
    act(() => field.focus());
    blur(field);
    await settled();
    expect(sent).toHaveLength(1);
  });
});

describe('free delivery', () => {
  const missing = {
    text: 'Do darmowej dostawy brakuje',
    amount: '32,65 zł',
    progressText: '217,35 zł z 250,00 zł',
    worth: 217_35 as Grosze,
    from: 250_00 as Grosze,
  };
  const reached = { ...missing, text: 'Dostawa jest za darmo.', amount: null, worth: 250_00 as Grosze };
  const withDelivery = (freeDelivery: ShownBasket['freeDelivery']): ShownBasket => ({ ...basket, freeDelivery });

  it('is announced when a change reaches it or loses it, not while unchanged', async () => {
    const { container, sent } = openWith(
      withDelivery(missing),
      { basket: withDelivery(reached) },
      { basket: withDelivery(reached) },
      { basket: withDelivery(missing) },
    );
    const heard = async () => {
      const [before, changes] = [announcements.length, sent.length];
      click(byRole(container, 'button', 'Zwiększ ilość: Torba Targ'));
      await vi.waitFor(() => expect(sent.length).toBe(changes + 1), { timeout: 10_000 });
      await settled();
      return announcements.slice(before).flatMap(({ text }) => (/dostaw/i.test(text) ? [text] : []));
    };
    expect(await heard()).toEqual(['Dostawa jest za darmo.']);
    expect(await heard()).toEqual([]);
    expect(await heard()).toEqual(['Do darmowej dostawy brakuje 32,65 zł.']);
  });

  it('is announced in words and not as a percentage', () => {
    const { container } = openWith(withDelivery(reached));
    expect(container.querySelector('progress')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('a wrapping', () => {
  const paper = { value: '1049 uniw', name: 'Pakowanie na prezent', amount: '15,00 zł', picture: null };
  const wrappable: ShownBasket = { ...basket, lines: [{ ...bagLine, wrapping: '' }], wrappings: [paper] };

  it('is selected at once, announced with the sum, and reverted when not saved', async () => {
    const wrapped = { ...wrappable, lines: [{ ...bagLine, wrapping: paper.value }] };
    const notices = [noticeOf('success', 'Torba Targ: zapakujemy na prezent.')];
    const { container, sent, spoken } = openWith(wrappable, { basket: wrapped, notices }, 'lost');
    const radio = (value: string) =>
      container.querySelector<HTMLInputElement>(`[name="wrapper[0]"][value="${value}"]`)!;
    click(radio(paper.value));
    expect(radio(paper.value).checked).toBe(true);
    await settled();
    expect(decodeURIComponent(sent[0]!)).toContain('wrapper[0]=1049+uniw');
    expect(spoken()).toBe('Torba Targ: zapakujemy na prezent. Do zapłaty 158,00 zł.');
    click(radio(''));
    await settled();
    expect(radio(paper.value).checked).toBe(true);
    expect(document.body.textContent).toContain('Torba Targ: nie udało się zapisać zmiany.');
  });

  it('keeps other choices when its save fails, and changes none of them on retry', async () => {
    const chosen = {
      ...wrappable,
      gifts: { ...basket.gifts, groups: [{ ...basket.gifts.groups[0]!, chosen: coffee.value }] },
    };
    const both = { ...chosen, lines: [{ ...bagLine, wrapping: paper.value }] };
    const { container, sent } = openWith(wrappable, 'lost', { basket: chosen }, { basket: both });
    const radio = (value: string) =>
      container.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)!;
    click(radio(paper.value));
    click(radio(coffee.value));
    await settled();
    expect(document.body.textContent).toContain('Torba Targ: nie udało się zapisać zmiany.');
    expect(sent.slice(1)).toEqual(['gift_threshold=1034+uniw']);
    expect([radio(paper.value).checked, radio(coffee.value).checked]).toEqual([false, true]);
    click(byRole(document, 'button', 'Spróbuj jeszcze raz'));
    await settled();
    expect([radio(paper.value).checked, radio(coffee.value).checked]).toEqual([true, true]);
    expect(decodeURIComponent(sent[2]!)).not.toContain('gift');
  });
});

describe('files of a line', () => {
  beginEachTestWithFileInputs();
  const input = (container: HTMLElement) => container.querySelector<HTMLInputElement>('[name="files[0]"]')!;
  const fileAs = (fileName: string) => ({
    name: `${fileName}.bin`,
    fileName,
    size: '1 B',
    address: '/attachments/x.bin',
  });
  const withFiles = (...names: string[]): ShownBasket => ({
    ...basket,
    lines: [{ ...bagLine, files: names.map(fileAs) }],
  });
  const listed = (container: HTMLElement) =>
    [...container.querySelectorAll('a[download]')].map(({ textContent }) => textContent);

  it('are sent one after the other as soon as chosen, alone, and listed as the shop returns them', async () => {
    const { container, sent, spoken } = open({ basket: withFiles('a.pdf') }, { basket: withFiles('a.pdf', 'b.pdf') });
    await chooseFiles(input(container), new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf'));
    await settled();
    expect(sent).toEqual(
      ['a.pdf', 'b.pdf'].map((name) => `product[0]=1017&size[0]=uniw&additional[0]=&files[0]=${name}`),
    );
    expect(listed(container)).toEqual(['a.pdf', 'b.pdf']);
    expect(spoken()).toBe('Wysłano plik b.pdf.');
    expect(document.activeElement).toBe(input(container));
  });

  it('report a refusal or a lost request at their field', async () => {
    const refusal = 'Nie można wgrać pliku a.pdf, ponieważ załączanie plików tego typu jest niedozwolone.';
    const { container, sent } = open({ basket, fileProblem: refusal }, 'lost');
    await chooseFiles(input(container), new File(['a'], 'a.pdf'));
    await settled();
    expect(descriptionOf(input(container))).toContain(refusal);
    await chooseFiles(input(container), new File(['b'], 'b.pdf'));
    await settled();
    expect(descriptionOf(input(container))).toContain('Nie udało się wysłać pliku b.pdf. Spróbuj jeszcze raz.');
    await chooseFiles(input(container), new File(['c'], 'c.exe'));
    expect(document.body.textContent).toContain('Nie można wgrać pliku c.exe');
    expect(sent).toHaveLength(2);
  });

  it('are removed by their button, which moves the focus; a failure is announced and keeps them', async () => {
    const { container, sent, spoken } = openWith(withFiles('a.pdf', 'b.pdf'), 'lost', { basket: withFiles('b.pdf') });
    const remove = () => byRole(container, 'button', 'Usuń plik a.pdf: Torba Targ');
    act(() => remove().focus());
    click(remove());
    await settled();
    expect(document.body.textContent).toContain('Nie udało się usunąć pliku.');
    expect(listed(container)).toEqual(['a.pdf', 'b.pdf']);
    click(remove());
    await settled();
    expect(sent[1]).toBe('product[0]=1017&size[0]=uniw&additional[0]=&remove_file[0]=a.pdf.bin');
    expect([listed(container), spoken()]).toEqual([['b.pdf'], 'Usunięto plik a.pdf.']);
    expect(document.activeElement).toBe(input(container));
  });
});
