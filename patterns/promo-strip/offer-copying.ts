/** Shows the button of the strip and copies its code; where that fails, the code is selected for the user's own copying. */
export function offerCopying(): void {
  const button = document.querySelector<HTMLElement>('[data-copy-code]');
  // Absent on pages without https.
  if (!button || !('clipboard' in navigator)) return;
  const { copyCode = '', copied = '' } = button.dataset;
  button.dataset['ready'] = '';
  button.onclick = () =>
    navigator.clipboard.writeText(copyCode).then(
      () => (button.nextElementSibling!.textContent = copied),
      () => getSelection()?.selectAllChildren(button.closest('section')!.querySelector('strong')!),
    );
}
