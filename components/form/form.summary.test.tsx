// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { byRole, click, descriptionOf, mount, type } from '../field/testing.tsx';
import { TextField } from '../text-field/index.ts';
import { Form, FormSummary, SubmitButton } from './index.ts';
import {
  field,
  formOf,
  frames,
  links,
  render,
  required,
  said,
  scrolledTo,
  submit,
  wait,
  withFakeBrowser,
} from './testing.tsx';

withFakeBrowser();

describe('a form with errors', () => {
  it('is marked, lists its errors in order with links, and focuses its summary [T-02 part]', () => {
    const { container } = render();
    expect(submit(container)).toBe(false);
    const summary = byRole(container, 'group', 'Popraw 2 pola, żeby przejść dalej');
    expect(document.activeElement).toBe(summary);
    expect(formOf(container).firstElementChild?.contains(summary)).toBe(true);
    expect(links(container)).toEqual([`Imię: ${required}`, `Miejscowość: ${required}`]);
    expect(scrolledTo).toEqual([summary, field(container, 'Imię')]);
    expect([formOf(container).dataset['failed'], formOf(container).dataset['submitting']]).toEqual(['true', undefined]);
    expect(said()).toEqual([]);
  });

  it('links its list to fields and shows their label', () => {
    const { container } = render();
    submit(container);
    click(byRole(container, 'link', `Miejscowość: ${required}`));
    expect(document.activeElement).toBe(field(container, 'Miejscowość'));
  });

  it('takes focus on each attempt', () => {
    const { container } = render();
    submit(container);
    act(() => field(container, 'Imię').focus());
    submit(container);
    expect(document.activeElement).toBe(byRole(container, 'group'));
  });

  it('updates its list during corrections, and announces the end once [T-02 part]', async () => {
    const { container } = render();
    submit(container);
    type(field(container, 'Imię'), 'Hanna');
    await wait(500);
    expect(links(container)).toEqual(['Imię: poprawione', `Miejscowość: ${required}`]);
    expect(byRole(container, 'group', 'Popraw 1 pole, żeby przejść dalej')).toBeTruthy();
    expect([said(), formOf(container).dataset['failed']]).toEqual([[], 'true']);
    type(field(container, 'Miejscowość'), 'Kraków');
    await wait(500);
    expect(byRole(container, 'group', 'Wszystko poprawione. Możesz przejść dalej.')).toBeTruthy();
    expect([said(), formOf(container).dataset['failed']]).toEqual([
      ['Wszystko poprawione. Możesz przejść dalej.'],
      undefined,
    ]);
    expect(document.activeElement).toBe(field(container, 'Miejscowość'));
    expect(submit(container)).toBe(true);
    expect([links(container), said().length]).toEqual([[], 1]);
  });

  it('marks the page title while there are errors', async () => {
    document.title = 'Dostawa i płatność | Sień';
    const { container } = render();
    submit(container);
    submit(container);
    expect(document.title).toBe('Błąd: Dostawa i płatność | Sień');
    for (const [name, text] of [
      ['Imię', 'Hanna'],
      ['Miejscowość', 'Kraków'],
    ] as const)
      type(field(container, name), text);
    await wait(500);
    expect(document.title).toBe('Dostawa i płatność | Sień');
  });

  it('does not repeat the mark in a title of the server, and removes it once all errors are fixed', async () => {
    document.title = 'Błąd: Dostawa i płatność | Sień';
    const { container } = render({ errors: [{ name: 'city', message: required }] });
    expect(document.title).toBe('Błąd: Dostawa i płatność | Sień');
    type(field(container, 'Miejscowość'), 'Kraków');
    await wait(500);
    expect(document.title).toBe('Dostawa i płatność | Sień');
  });

  it('focuses its first wrong field on request, once its error describes it, then announces the title [V-14]', async () => {
    const { container } = render({ focusAfterFailure: 'first-error' });
    type(field(container, 'Imię'), 'Hanna');
    submit(container);
    // Focus with a new description at once would read the description twice.
    expect(document.activeElement).not.toBe(field(container, 'Miejscowość'));
    expect(descriptionOf(field(container, 'Miejscowość'))).toBe(required);
    await wait(frames);
    expect(document.activeElement).toBe(field(container, 'Miejscowość'));
    expect(scrolledTo).toEqual([field(container, 'Miejscowość').labels![0]]);
    expect(said()).toEqual(['Popraw 1 pole, żeby przejść dalej']);
    act(() => field(container, 'Imię').focus());
    submit(container);
    await wait(frames);
    expect(document.activeElement).toBe(field(container, 'Miejscowość'));
    expect(said()).toHaveLength(2);
  });

  it('shows its summary in a given place', () => {
    const { container } = mount(
      <Form hasSummary={false} headingLevel={2}>
        <TextField label="Imię" name="name" isRequired />
        <aside>
          <FormSummary headingLevel={3} />
        </aside>
        <SubmitButton>Dalej</SubmitButton>
      </Form>,
    );
    submit(container);
    expect(container.querySelectorAll('[role="group"]')).toHaveLength(1);
    expect(container.querySelector('aside h3')?.textContent).toBe('Popraw 1 pole, żeby przejść dalej');
  });

  it('clears its list on reset, silently', () => {
    const { container } = render();
    submit(container);
    act(() => formOf(container).reset());
    expect([links(container), formOf(container).dataset['failed'], said()]).toEqual([[], undefined, []]);
  });
});
