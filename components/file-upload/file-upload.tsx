import { useId, useState, type ReactNode } from 'react';
import { Field, splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { ariaInvalid } from '../field/field-props.ts';
import { Icon, icons } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import { numberedNames } from './chosen-files.ts';
import { FileRow } from './file-row.tsx';
import { fileUploadTexts } from './file-upload.texts.ts';
import * as styles from './file-upload.css.ts';
import { useFileUpload, type FileUploadBehaviour } from './use-file-upload.ts';

export type FileUploadProps = FieldOptions &
  FileUploadBehaviour & {
    /** The types offered in the browser's dialog (HTML `accept`). Derived from `photo` if set; it rejects nothing. */
    accept?: string;
    /** With `send`: the form field name of the server's response to each file. */
    tokenName?: string;
  };

/**
 * Chooses files, by dialog or drag and drop: a native `input type=file` that fills the whole box. The list below shows
 * name and size of each and removes it. A rejected file leaves the input at once; an alert and the field's message say
 * why (specification, section 5). Without JavaScript it is the native control.
 */
export function FileUpload(props: FileUploadProps) {
  const { options: field, rest } = splitFieldOptions(props);
  const { accept, tokenName, isMultiple = false, photo, name } = rest;
  const t = useTexts(fileUploadTexts);
  const { chosen: files, refusals, isJustSaid, listRef, inputProps, remove, retry } = useFileUpload(rest);
  const [isOver, setIsOver] = useState(false);
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const names = numberedNames(files.map(({ file }) => file.name));
  // Its own error is newer than that of form or server.
  const own = refusals.length > 0 && { name: undefined, error: <Refusals lines={refusals} />, isQuiet: isJustSaid };

  return (
    <Field
      {...field}
      id={id}
      {...own}
      footer={
        files.length > 0 && (
          <ul
            className={styles.list}
            role="list"
            ref={listRef}
            aria-label={typeof field.label === 'string' ? t('list', { label: field.label }) : t('listAlone')}
          >
            {files.map((chosen, index) => {
              const numbered = names[index]!;
              return (
                <FileRow
                  key={chosen.id}
                  chosen={chosen}
                  name={numbered.number === 1 ? numbered.name : t('another', numbered)}
                  tokenName={tokenName}
                  isDisabled={field.isDisabled ?? false}
                  onRemove={() => remove(chosen.id)}
                  onRetry={() => retry(chosen.id)}
                />
              );
            })}
          </ul>
        )
      }
    >
      {(wired, state) => (
        <div className={styles.zone} data-state={state} data-over={isOver || undefined}>
          <input
            {...wired}
            {...inputProps}
            aria-invalid={ariaInvalid(wired)}
            className={styles.input}
            name={name}
            accept={accept ?? (photo && [...photo.extensions, ...photo.types].join(','))}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
          />
          {/* The native control's text in the kit's look: screen readers get the native one. */}
          <span className={styles.invitation} aria-hidden="true">
            <Icon shape={photo ? icons.camera : icons.file} />
            <span>
              {isMultiple ? t('drop') : t('dropOne')} <span className={styles.browse}>{t('browse')}</span>
            </span>
          </span>
        </div>
      )}
    </Field>
  );
}

function Refusals({ lines }: { lines: ReturnType<typeof useFileUpload>['refusals'] }): ReactNode {
  return lines.map(({ text, consequence }, index) => (
    <span key={index} className={styles.refusal}>
      {text}
      {consequence && ` ${consequence}`}{' '}
    </span>
  ));
}
