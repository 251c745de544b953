import { loadAlerts } from '../../../../shared/browser/alerts.ts';
import { painted } from '../../../../platform/browser/painted.ts';
import { sendPlainly } from './send-plainly.ts';
import { savingChanged, type SavingAnswer, type SavingNews } from './saving-answer.ts';
import { showSaving } from './show-saving.ts';

/** Hides the message of the press before: only the last one matters. */
let hideLast = () => {};

/** Sends the form of a heart or of "Porównaj", shows what has changed, and says it once, with a way back. */
export async function saveInPlace(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (form.hasAttribute('aria-busy')) return;
  form.setAttribute('aria-busy', 'true');
  try {
    const alerts = loadAlerts();
    const [answer] = await Promise.all([send(form, button), painted()]);
    if (answer === 'no answer') {
      sendPlainly(form, button);
      return;
    }
    const { change, counts, result } = answer;
    showSaving({ change, counts });
    tellOtherTabs({ change, counts });
    const { undo, compareAddress, compareLabel } = form.dataset;
    const leadsOn = change?.kind === 'compare' && counts.compared > 1 && compareAddress && compareLabel;
    hideLast();
    hideLast = (await alerts).showAlert({
      tone: result.tone,
      title: result.title,
      ...(result.text && { text: result.text }),
      ...(leadsOn && { link: { href: compareAddress, label: compareLabel } }),
      // The buttons now ask for the opposite.
      ...(change && undo && { action: { label: undo, onPress: () => button.click() } }),
    });
  } finally {
    form.removeAttribute('aria-busy');
  }
}

/** The shop's answer; none where there is no network or the shop answers with a page, such as "too many requests". */
async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<SavingAnswer | 'no answer'> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) if (typeof value === 'string') body.append(name, value);
  body.set('getAjax', 'true');
  try {
    const response = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } });
    return response.headers.get('Content-Type')?.includes('json')
      ? ((await response.json()) as SavingAnswer)
      : 'no answer';
  } catch {
    return 'no answer';
  }
}

function tellOtherTabs(news: SavingNews): void {
  try {
    localStorage.setItem(savingChanged, JSON.stringify(news));
    localStorage.removeItem(savingChanged);
  } catch {
    // Without storage the other tabs get no event.
  }
}
