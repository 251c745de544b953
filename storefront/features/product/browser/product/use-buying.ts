import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../../../components/texts/index.ts';
import { loadAlerts, showAlert } from '../../../../shared/browser/alerts.ts';
import type { BuyFormProblems, BuyFormProps } from './buy-form-view.ts';
import { buyFormTexts } from './buy-form.texts.ts';

/** What is wrong with the form, and where nothing else could tell it, how to try again. */
type ShownProblems = BuyFormProblems & { readonly retry?: () => void };

/** The code that sends the form; null where it cannot be fetched. */
const loadSender = () => import('./send-to-basket.ts').catch(() => null);

/** Whoever comes to the form will need both; to tell of a lost connection they must be there before. */
const prepare = () => void Promise.allSettled([loadSender(), loadAlerts()]);

/** Sends the buy form without leaving the page and tells the answer; the form itself stays as it is. */
export function useBuying({ changeAddress, basketAddress, problems: first }: BuyFormProps) {
  const t = useTexts(buyFormTexts);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<ShownProblems>(first);

  const send = async (form: HTMLFormElement, isAgain = false) => {
    // As it stands now: the code may come after the next choice.
    const fields = new FormData(form);
    setBusy(true);
    setProblems({});
    try {
      const sender = await loadSender();
      if (!sender) {
        // A browser may remember a module that failed for as long as the page lives; the plain form needs none.
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
      // The connection may have gone before the code of alerts came. Whoever presses goes on from the button that sends.
      const retryFromForm = () => {
        form.querySelector<HTMLElement>('[type=submit]')?.focus();
        retry();
      };
      const tellInForm = () => setProblems({ form: `${title} ${text}`, retry: retryFromForm });
      await showAlert({ tone: 'error', title, text, action }).catch(tellInForm);
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

  return { isBusy, problems, submit, prepare };
}
