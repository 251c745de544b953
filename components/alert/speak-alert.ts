import { announce } from '../announcer/announce.ts';

/** The text of an alert as announced: without its buttons. */
function wordsOf(alert: HTMLElement): string {
  const words = (alert.querySelector('[data-alert-text]') ?? alert).cloneNode(true) as HTMLElement;
  for (const button of words.querySelectorAll('button')) button.remove();
  return words.textContent.replace(/\s+/g, ' ').trim();
}

/** Announces an alert exactly once: inserted or loaded ones do not speak by themselves. */
export function speakAlert(alert: HTMLElement): void {
  if (alert.dataset['alertSaid'] !== undefined) return;
  alert.dataset['alertSaid'] = '';
  announce(wordsOf(alert), { isAssertive: alert.getAttribute('role') === 'alert' });
}
