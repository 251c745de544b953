/** Sends the form as without a script. */
export function sendPlainly(form: HTMLFormElement, button: HTMLButtonElement): void {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = button.name;
  field.value = button.value;
  form.append(field);
  form.submit();
}
