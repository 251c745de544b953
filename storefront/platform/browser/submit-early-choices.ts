/** Sends forms whose choice was made before the first script ran. */
export function submitEarlyChoices(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-submit-on-change]'))
    if (isSelectionChanged(form)) form.requestSubmit();
}

/** Whether the selection differs from the server's. */
const isSelectionChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('option')].some(({ selected, defaultSelected }) => selected !== defaultSelected) ||
  [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]')].some(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );
