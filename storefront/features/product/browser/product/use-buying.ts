import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../../../components/texts/index.ts';
import { loadAlerts, showAlert } from '../../../../shared/browser/alerts.ts';
import type { BuyFormProblems, BuyFormProps } from './buy-form-view.ts';
import { buyFormTexts } from './buy-form.texts.ts';

/** Problems of the form, and a retry where nothing else can offer it. */
type ShownProblems = BuyFormProblems & { readonly retry?: () => void };

/** The code that sends the form; null where loading fails. */
const loadSender = () => import('./send-to-basket.ts').catch(() => null);

/** Using the form needs both; to report a lost connection they must be loaded before. */
const prepare = () => void Promise.allSettled([loadSender(), loadAlerts()]);

/** Sends the buy form without leaving the page and reports the outcome; the form stays as it is. */
export function useBuying({ changeAddress, basketAddress, problems: first }: BuyFormProps) {
  const t = useTexts(buyFormTexts);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<ShownProblems>(first);

  const send = async (form: HTMLFormElement, isAgain = false) => {
    // A snapshot: the code may load after the next choice.
    const fields = new FormData(form);
    setBusy(true);
    setProblems({});
    try {
      const sender = await loadSender();
      if (!sender) {
        // Browsers may cache a failed module for the life of the page; the plain form needs none.
        if (isAgain) form.submit();
        throw new TypeError('Nothing was sent.');
      }
      const { problem, toast } = await sender.sendToBasket(changeAddress, form, fields);
      if (problem) setProblems(problem);
      else await showAlert({ ...toast, link: { href: basketAddress, label: t('seeBasket') } });
    } catch {
      const [title, text] = [t('failed'), t('failedText')];
      const retry = () => void send(form, true);
      const action = { label: t('retry'), onPress: retry };
      // The connection may fail before the alert code loads. The focus then continues from the submit button.
      const retryFromForm = () => {
        form.querySelector<HTMLElement>('[type=submit]')?.focus();
        retry();
      };
      const showInForm = () => setProblems({ form: `${title} ${text}`, retry: retryFromForm });
      await showAlert({ tone: 'error', title, text, action }).catch(showInForm);
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A named button leads to another page: the browser sends it.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('name')) return;
    event.preventDefault();
    if (!isBusy) void send(event.currentTarget);
  };

  return { isBusy, problems, submit, prepare };
}
