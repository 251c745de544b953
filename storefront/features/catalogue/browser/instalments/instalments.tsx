import { useState, type ComponentType, type MouseEvent } from 'react';
import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
// Styles come with the page: the dialog's code is loaded later, and its styles with no request of their own.
import '../../../../../components/modal/modal.css.ts';
import './calculator.css.ts';
import type { CalculatorDialogProps } from './calculator-dialog.tsx';
import type { CalculatorLink, InstalmentsData } from './instalments-line.ts';
import * as styles from './instalments.css.ts';
import { instalmentLineTexts } from './texts.ts';

/**
 * The lowest instalment with its representative example, or why there are none (V-45). Its link leads to the calculator's
 * page; with a script the calculator opens as a dialog (S-42).
 */
export function Instalments({ title, reason, example, calculator, attributes }: InstalmentsData) {
  const t = useTexts(instalmentLineTexts);
  return (
    <div className={styles.box} {...attributes} data-instalments="">
      <p className={styles.title}>{title}</p>
      {example !== null && <p className={styles.note}>{example}</p>}
      {calculator && <Calculator {...calculator}>{t('calculate')}</Calculator>}
      {reason !== null && (
        <Button size="compact" unavailableReason={reason}>
          {t('calculate')}
        </Button>
      )}
    </div>
  );
}

type Dialog = ComponentType<CalculatorDialogProps>;
let loading: Promise<Dialog> | undefined;

/** The dialog's code, loaded on the first press. */
const loadDialog = (): Promise<Dialog> =>
  (loading ??= import('./calculator-dialog.tsx').then(
    ({ CalculatorDialog }) => CalculatorDialog,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

function Calculator({ address, children, ...calculator }: CalculatorLink & { children: string }) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    // Those open tabs and windows, or download.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    try {
      const Loaded = await loadDialog();
      setDialog(() => Loaded);
      setOpen(true);
    } catch {
      location.assign(address);
    }
  };
  return (
    <>
      <a className={styles.link} href={address} aria-haspopup={Dialog ? 'dialog' : undefined} onClick={open}>
        {children}
      </a>
      {Dialog && <Dialog {...calculator} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
