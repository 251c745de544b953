import { announce } from '../announcer/announce.ts';

/** Whole words of an alert as they are spoken: without its buttons. */
function wordsOf(alert: HTMLElement): string {
  const words = (alert.querySelector('[data-alert-text]') ?? alert).cloneNode(true) as HTMLElement;
  for (const button of words.querySelectorAll('button')) button.remove();
  return words.textContent.replace(/\s+/g, ' ').trim();
}

/** Has an alert spoken exactly once, by the announcer: what is inserted or loaded does not speak by itself. */
export function speakAlert(alert: HTMLElement): void {
  if (alert.dataset['alertSaid'] !== undefined) return;
  alert.dataset['alertSaid'] = '';
  announce(wordsOf(alert), { isAssertive: alert.getAttribute('role') === 'alert' });
}
