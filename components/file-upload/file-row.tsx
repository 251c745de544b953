import { useCallback } from 'react';
import { Button } from '../button/index.ts';
import { FieldMessage } from '../field/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { ChosenFile } from './chosen-files.ts';
import { readableSize } from './file-size.ts';
import { fileUploadTexts } from './file-upload.texts.ts';
import * as styles from './file-upload.css.ts';

export interface FileRowProps {
  chosen: ChosenFile;
  /** The file's name, unique among equal ones: "faktura.pdf (2)". */
  name: string;
  /** Submits the server's response to the file. */
  tokenName: string | undefined;
  isDisabled: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** One chosen file: its name, its state, and a remove button. */
export function FileRow({ chosen, name, tokenName, isDisabled, onRemove, onRetry }: FileRowProps) {
  const t = useTexts(fileUploadTexts);
  const { file, state, progress, token } = chosen;
  const { unit, size } = readableSize(file.size);
  return (
    <li className={styles.file}>
      {file.type.startsWith('image/') ? <Thumbnail file={file} /> : <Icon shape={icons.file} />}
      <div className={styles.facts}>
        <span className={styles.name}>{name}</span> <span className={styles.quiet}>{t(unit, { size })}</span>
        {state === 'sending' && (
          <span className={styles.quiet}>
            {t('sending')}
            <progress className={styles.progress} aria-label={t('progress', { name })} max={1} value={progress} />
          </span>
        )}
        {state === 'sent' && <FieldMessage state="success">{t('sent')}</FieldMessage>}
        {state === 'failed' && <FieldMessage state="error">{t('failed')}</FieldMessage>}
        {token !== undefined && <input type="hidden" name={tokenName} value={token} />}
      </div>
      <div className={styles.actions}>
        {state === 'failed' && (
          <Button tone="text" size="compact" onClick={onRetry}>
            {t('retry')}
            <VisuallyHidden> {t('removeFile', { name })}</VisuallyHidden>
          </Button>
        )}
        {!isDisabled && (
          <Button tone="text" size="compact" data-remove="" onClick={onRemove}>
            {t('remove')}
            <VisuallyHidden> {t('removeFile', { name })}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}

/** A preview of a chosen picture. Its name is beside it. */
function Thumbnail({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img className={styles.thumbnail} ref={show} alt="" width={40} height={40} />;
}
