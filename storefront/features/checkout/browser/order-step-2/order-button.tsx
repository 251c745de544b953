import { useEffect, useRef, useState, type FunctionComponent } from 'react';
import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { isOwnLink } from '../../../../platform/browser/own-link.ts';
import type { LeavingDialogProps } from './leaving-dialog.tsx';
import { orderButtonTexts } from './texts.ts';

export interface OrderButtonProps {
  /** The name of the checkbox of the terms. */
  terms: string;
  /** Whether it is ticked in the server's HTML. */
  isAccepted: boolean;
}

/**
 * The binding button: busy while the order is sent (T-30), marked while the terms are not accepted (T-29). Where typed
 * values would be lost, leaving the page asks first (T-31).
 */
export function OrderButton({ terms, isAccepted: first }: OrderButtonProps) {
  const t = useTexts(orderButtonTexts);
  const button = useRef<HTMLButtonElement>(null);
  const [isAccepted, setAccepted] = useState(first);
  const [isSent, setSent] = useState(false);
  const [goal, setGoal] = useState<string | null>(null);
  const [code, setCode] = useState<{ LeavingDialog: FunctionComponent<LeavingDialogProps> } | null>(null);

  /** The page is being left on purpose: no question. */
  const isLeft = useRef(false);
  const Dialog = code?.LeavingDialog;

  const leave = () => {
    isLeft.current = true;
    if (goal !== null) location.assign(goal);
    setGoal(null);
  };

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const ended = new AbortController();
    const { signal } = ended;
    let loading: Promise<unknown> | undefined;
    const box = form.elements.namedItem(terms);
    // A region load or the browser may have changed it before this code was there.
    if (box instanceof HTMLInputElement) setAccepted(box.checked);

    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeft.current && isChanged(form)) event.preventDefault();
    };
    const change = () => {
      if (box instanceof HTMLInputElement) setAccepted(box.checked);
      // With this listener Firefox skips the back/forward cache: only where something would be lost.
      if (isChanged(form)) addEventListener('beforeunload', warn, { signal });
      else removeEventListener('beforeunload', warn);
      loading ??= import('./leaving-dialog.tsx').then(setCode, () => (loading = undefined));
    };
    // Something may have been typed or ticked before this code was there.
    if (isChanged(form)) change();
    form.addEventListener('input', change, { signal });
    addEventListener(
      'submit',
      (event) => {
        if (event.target !== form || event.defaultPrevented) return;
        isLeft.current = true;
        removeEventListener('beforeunload', warn);
        setSent(true);
      },
      { signal },
    );
    // Before the platform's own listener, which would show that a page is loading.
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
        if (isLeft.current || !link || !isOwnLink(event, link) || !isChanged(form) || !loading) return;
        event.preventDefault();
        setGoal(link.href);
      },
      { signal },
    );
    // The browser restored the page: the order can be sent again.
    addEventListener(
      'pageshow',
      () => {
        isLeft.current = false;
        setSent(false);
      },
      { signal },
    );
    return () => ended.abort();
  }, [terms]);

  return (
    <>
      <Button
        ref={button}
        type="submit"
        tone="primary"
        size="large"
        isFullWidth
        isBusy={isSent}
        data-validation={isAccepted ? undefined : 'terms_required'}
      >
        {t('order')}
      </Button>
      {Dialog && <Dialog isOpen={goal !== null} onStay={() => setGoal(null)} onLeave={leave} />}
    </>
  );
}

/** Whether something that the shopper typed or ticked would be lost. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue || control.value !== '';
    return control instanceof HTMLInputElement && control.type === 'checkbox' && control.checked;
  });
