import type { SavingChange, SavingCounts, SavingNews } from './saving-answer.ts';

/** Shows a change at every heart and "Porównaj" of the page, in the header and in the bar of the comparison. */
export function showSaving({ change, counts }: SavingNews): void {
  if (change) for (const button of buttonsOf(change)) press(button, change.isOn);
  showCounts(counts);
}

function buttonsOf(change: SavingChange): ReadonlyArray<HTMLButtonElement> {
  const wanted = { product: change.product, ...(change.kind === 'list' && { size: change.size, id: change.list }) };
  return [...document.querySelectorAll<HTMLFormElement>(`form[data-saving="${change.kind}"]`)].flatMap((form) => {
    const sent = new FormData(form);
    const isMeant = Object.entries(wanted).every(([name, value]) => (sent.get(name) ?? '') === value);
    return isMeant ? [...form.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')] : [];
  });
}

/** The words of both states are in the button; `aria-pressed` chooses. */
function press(button: HTMLButtonElement, isOn: boolean): void {
  button.setAttribute('aria-pressed', String(isOn));
  button.value = isOn ? 'remove' : 'add';
}

function showCounts({ listed, listedText, compared, comparedText }: SavingCounts): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-list-count]')) {
    link.dataset['listCount'] = String(listed);
    const counter = link.querySelector<HTMLElement>('[data-list-counter]');
    if (counter) {
      counter.hidden = listed === 0;
      (counter.firstElementChild ?? counter).textContent = listed > 99 ? '99+' : String(listed);
    }
    link.querySelector('[data-list-words]')?.replaceChildren(listedText);
  }
  for (const bar of document.querySelectorAll<HTMLElement>('[data-compare-bar]')) {
    bar.hidden = compared === 0;
    bar.parentElement?.toggleAttribute('data-compares', !bar.hidden);
    bar.querySelector('[data-compare-words]')?.replaceChildren(comparedText);
  }
}
