import { useState, type FormEvent } from 'react';
import { showAlert } from '../../../components/alert/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { tellBasketChanged } from '../../../patterns/contract/basket-change.ts';
import type { BuyFormProblems, BuyFormProps } from './buy-form-view.ts';
import { buyFormTexts } from './buy-form.texts.ts';

/** The code that sends the form; null where it cannot be fetched. */
const loadSender = () => import('./send-to-basket.ts').catch(() => null);

/** Sends the buy form without leaving the page and tells the answer; the form itself stays as it is. */
export function useBuying({ changeAddress, basketAddress, problems: first }: BuyFormProps) {
  const t = useTexts(buyFormTexts);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<BuyFormProblems>(first);

  const send = async (form: HTMLFormElement, isAgain = false) => {
    setBusy(true);
    setProblems({});
    try {
      const sender = await loadSender();
      if (!sender) {
        // A browser may remember a module that failed for as long as the page lives; the plain form needs none.
        if (isAgain) form.submit();
        throw new TypeError('Nothing was sent.');
      }
      const { result, summary } = await sender.sendToBasket(changeAddress, form);
      tellBasketChanged(summary);
      if (result.status === 'error') {
        setProblems({ [result.field ?? 'form']: result.message });
        if (result.field) focusField(form, result.field);
      } else {
        const link = { href: basketAddress, label: t('seeBasket') };
        showAlert({ tone: result.status, ...splitMessage(result.message), link });
      }
    } catch {
      const action = { label: t('retry'), onPress: () => void send(form, true) };
      showAlert({ tone: 'error', ...splitMessage(t('connectionProblem')), action });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A button with a name leads to another page: the browser sends it.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('name')) return;
    event.preventDefault();
    if (!isBusy) void send(event.currentTarget);
  };

  return { isBusy, problems, submit, prepare: loadSender };
}

/** The result is bold, what follows it is not. */
function splitMessage(message: string): { title: string; text?: string } {
  const [, title = message, text] = /^(.+?\.)\s+(.+)$/s.exec(message) ?? [];
  return { title, ...(text && { text }) };
}

function focusField(form: HTMLFormElement, field: 'size' | 'number'): void {
  const control = field === 'size' ? 'input[name="size"]' : '[role="spinbutton"]';
  form.querySelector<HTMLElement>(control)?.focus();
}
