// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { blur, byRole, click, mount, type } from '../field/testing.tsx';
import { TextField } from '../text-field/index.ts';
import { Form, SubmitButton, type FormProps } from './index.ts';
import { field, formOf, links, said, shown, submit, wait, withFakeBrowser } from './testing.tsx';

withFakeBrowser();

describe('a field with its own address', () => {
  const answers: Array<{ url: string; answer: (body: object) => void; fail: () => void }> = [];
  const request = ((url: string) =>
    new Promise<Response>((resolve, reject) => {
      answers.push({
        url,
        answer: (body) => resolve(new Response(JSON.stringify(body))),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    })) as typeof fetch;
  beforeEach(() => {
    answers.length = 0;
  });

  const page = (props: Partial<FormProps> = {}) =>
    mount(
      <Form request={request} {...props}>
        <TextField
          label="Login"
          name="login"
          minLength={3}
          validation={{ url: '/ajax/login', message: props.id ? 'Ten login jest zajęty.' : undefined }}
        />
        <SubmitButton>Dalej</SubmitButton>
      </Form>,
    );
  /** Types into the field and leaves it. */
  const typed = async (container: HTMLElement, text: string) => {
    type(field(container, 'Login'), text);
    await wait(500);
    blur(field(container, 'Login'));
  };
  const login = (container: HTMLElement) => shown(field(container, 'Login'));

  it('is busy during the request, and has its result after [V-15]', async () => {
    const { container } = page();
    await typed(container, 'hanna');
    expect([login(container), answers.map(({ url }) => url)]).toEqual([
      ['busy', 'Sprawdzamy…'],
      ['/ajax/login?login=hanna'],
    ]);
    answers[0]!.answer({ errno: 0 });
    await wait(0);
    expect(login(container)).toEqual(['success', '']);
    await typed(container, 'hanna2');
    answers[1]!.answer({ errno: 5, message: 'Zajęty.' });
    await wait(0);
    expect(login(container)).toEqual(['error', 'Zajęty.']);
    await typed(container, '');
    expect([login(container), answers.length]).toEqual([['none', ''], 2]);
  });

  it('sends a request while typing, and shows a rejection on blur', async () => {
    const { container } = page();
    type(field(container, 'Login'), 'hanna');
    await wait(500);
    answers[0]!.answer({ errno: 5, message: 'Zajęty.' });
    await wait(0);
    expect(login(container)).toEqual(['none', '']);
    blur(field(container, 'Login'));
    expect([login(container), answers.length]).toEqual([['error', 'Zajęty.'], 1]);
  });

  it('has its own message for rejections [X-06 part]', async () => {
    const { container } = page({ id: 'own-words' });
    await typed(container, 'hanna');
    answers[0]!.answer({ errno: 5, message: 'no' });
    await wait(0);
    expect(login(container)).toEqual(['error', 'Ten login jest zajęty.']);
  });

  it('only sends values that pass its rules', async () => {
    const { container } = page();
    await typed(container, 'ha');
    expect([login(container)[0], answers.length]).toEqual(['error', 0]);
  });

  it('ignores a stale response [V-15]', async () => {
    const { container } = page();
    await typed(container, 'hanna');
    await typed(container, 'hanna2');
    answers[1]!.answer({ errno: 0 });
    await wait(0);
    answers[0]!.answer({ errno: 1, message: 'Zajęty.' });
    await wait(0);
    expect(login(container)).toEqual(['success', '']);
  });

  it('is unchecked after a network failure, and retried next time [X-02 part]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { container } = page();
    await typed(container, 'hanna');
    answers[0]!.fail();
    await wait(0);
    expect([login(container), log.mock.calls.length]).toEqual([['none', ''], 1]);
    await typed(container, 'hanna');
    expect(answers).toHaveLength(2);
  });

  it('is unchecked after a timeout', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { container } = page({ answerTimeout: 100 });
    await typed(container, 'hanna');
    await wait(99);
    expect(login(container)[0]).toBe('busy');
    await wait(1);
    expect(login(container)).toEqual(['none', '']);
  });

  it('holds the form until the response, and asks nothing twice', async () => {
    const { container } = page();
    const sent: string[] = [];
    const watch = (event: Event) => {
      if (!event.defaultPrevented) sent.push((event as SubmitEvent).submitter?.textContent ?? '');
      event.preventDefault();
    };
    addEventListener('submit', watch);
    onTestFinished(() => removeEventListener('submit', watch));
    type(field(container, 'Login'), 'hanna');
    click(byRole(container, 'button', 'Dalej'));
    expect([sent, formOf(container).dataset['submitting']]).toEqual([[], 'true']);
    answers[0]!.answer({ errno: 0 });
    await wait(0);
    expect([sent, answers.length]).toEqual([['Dalej'], 1]);
    act(() => formOf(container).requestSubmit());
    expect(sent).toEqual(['Dalej']);
  });

  it('stops the form on a rejection', async () => {
    const send = vi.fn(() => Promise.resolve());
    const { container } = page({ onSubmit: send });
    type(field(container, 'Login'), 'hanna');
    submit(container);
    answers[0]!.answer({ errno: 2, message: 'Zajęty.' });
    await wait(0);
    expect([send.mock.calls.length, links(container)]).toEqual([0, ['Login: Zajęty.']]);
    type(field(container, 'Login'), 'hanna2');
    submit(container);
    answers[1]!.answer({ errno: 0 });
    await wait(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stays wrong in the list until the response', async () => {
    const { container } = page();
    type(field(container, 'Login'), 'ha');
    submit(container);
    await typed(container, 'hanna');
    expect([links(container), said()]).toEqual([['Login: Sprawdzamy…'], []]);
    answers[0]!.answer({ errno: 0 });
    await wait(0);
    expect(said()).toEqual(['Wszystko poprawione. Możesz przejść dalej.']);
  });

  it('asks again after a reset', async () => {
    const { container } = page();
    await typed(container, 'hanna');
    act(() => formOf(container).reset());
    answers[0]!.answer({ errno: 1 });
    await wait(0);
    expect(login(container)).toEqual(['none', '']);
    await typed(container, 'hanna');
    expect(answers).toHaveLength(2);
  });

  it('does nothing after unmounting', async () => {
    const { container, rerender } = page();
    await typed(container, 'hanna');
    rerender(null);
    answers[0]!.answer({ errno: 1 });
    await wait(0);
    expect(container.textContent).toBe('');
  });
});
