import { useState, type MouseEvent } from 'react';
import { Alert } from '../../../../../components/alert/index.ts';
import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { askPasskey, type PasskeyPurpose } from './ask-passkey.ts';
import { passkeyTexts } from './passkey.texts.ts';
import * as styles from '../account-page.css.ts';

export interface PasskeyButtonProps {
  /** Makes a passkey, or signs in by one. */
  purpose: PasskeyPurpose;
  label: string;
}

/**
 * Submits its form with a passkey of this device. Without a script, and in a browser without passkeys, it submits the
 * form without one, and the server says what to use instead. Its form holds the hidden field `credential`.
 */
export function PasskeyButton({ purpose, label }: PasskeyButtonProps) {
  const t = useTexts(passkeyTexts);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'stopped' | 'known' | null>(null);

  async function press(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (!form || isBusy || !form.reportValidity()) return;
    setBusy(true);
    setProblem(null);
    const outcome = await askPasskey(form, purpose);
    if (outcome.kind === 'stopped' || outcome.kind === 'known') {
      setProblem(outcome.kind);
      setBusy(false);
      return;
    }
    const field = form.elements.namedItem('credential');
    if (field instanceof HTMLInputElement) field.value = outcome.kind === 'answered' ? outcome.credential : '';
    form.submit();
  }

  return (
    <div className={styles.passkey}>
      <div>
        <Button type="submit" isBusy={isBusy} onClick={(event) => void press(event)}>
          {label}
        </Button>
      </div>
      {problem && <Alert tone="error" title={t(problem === 'known' ? 'known' : purpose)} />}
    </div>
  );
}
