// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole, hydrate } from '../field/testing.tsx';
import { TextField } from '../text-field/index.ts';
import { Form, SubmitButton } from './index.ts';
import { field, formOf, shown, withFakeBrowser } from './testing.tsx';

withFakeBrowser();

describe('Form without JavaScript', () => {
  it("is a plain form with our messages, not the browser's", () => {
    const html = renderToString(
      <Form action="/order1.php" method="post" aria-label="Dane odbiorcy">
        <SubmitButton>Dalej</SubmitButton>
      </Form>,
    );
    const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form')!;
    expect([form.getAttribute('action'), form.method, form.noValidate, form.getAttribute('aria-label')]).toEqual([
      '/order1.php',
      'post',
      true,
      'Dane odbiorcy',
    ]);
    expect([form.querySelector('button')?.type, form.dataset['failed'], form.dataset['submitting']]).toEqual([
      'submit',
      undefined,
      undefined,
    ]);
    expect(html).not.toMatch(/style=|<script/);
  });

  it('shows server errors: summary, fields, failure marker', () => {
    const page = (
      <Form errors={[{ name: 'email', label: 'E-mail', message: 'Ten adres jest zajęty.', fieldId: 'mail' }]}>
        <TextField id="mail" name="email" label="E-mail" />
      </Form>
    );
    const { container, errors } = hydrate(page);
    expect(errors).toEqual([]);
    expect(byRole(container, 'group', 'Popraw 1 pole, żeby przejść dalej')).toBe(document.activeElement);
    expect(byRole(container, 'link', 'E-mail: Ten adres jest zajęty.').getAttribute('href')).toBe('#mail');
    expect(shown(field(container, 'E-mail'))).toEqual(['error', 'Ten adres jest zajęty.']);
    expect(formOf(container).dataset['failed']).toBe('true');
  });
});
