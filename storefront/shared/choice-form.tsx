import type { ReactNode } from 'react';

export interface ChoiceFormProps {
  /** The path of the page, and the other parameters of its address. */
  form: { action: string; hidden: ReadonlyArray<readonly [name: string, value: string]> };
  id?: string;
  className?: string;
  /** The fields, and a button for browsers without JavaScript. */
  children: ReactNode;
}

/**
 * Chooses what a list shows, as a plain GET form. With a script a choice loads the list and keeps focus. Browsers do not
 * restore its fields: they would show another choice than the list.
 */
export const ChoiceForm = ({ form: { action, hidden }, id, className, children }: ChoiceFormProps) => (
  <form
    id={id}
    className={className}
    action={action}
    method="get"
    autoComplete="off"
    data-load="keep-focus"
    data-submit-on-change=""
  >
    {hidden.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
