import { useId, useState, type ReactNode } from 'react';
import { Field, splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { toldInvalidity } from '../field/field-props.ts';
import { Icon, icons } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import { numberedNames } from './chosen-files.ts';
import { FileRow } from './file-row.tsx';
import { fileUploadTexts } from './file-upload.texts.ts';
import * as styles from './file-upload.css.ts';
import { useFileUpload, type FileUploadBehaviour } from './use-file-upload.ts';

export type FileUploadProps = FieldOptions &
  FileUploadBehaviour & {
    /** What the browser offers in its dialog (HTML `accept`). With `photo` it follows from it; it refuses nothing. */
    accept?: string;
    /** With `send`: the name under which the form carries what the server answered to each file. */
    tokenName?: string;
  };

/**
 * Chooses files, by the dialog or by dragging them onto the field: a native `input type=file` that fills the whole box.
 * The list under it tells name and size of each and takes it away again. A refused file leaves the input at once; an
 * alert and the message of the field say why (specification, section 5). Without JavaScript it is the browser's control.
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
  // Its own finding is newer than whatever the form or the server said about the field.
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
            aria-invalid={toldInvalidity(wired)}
            className={styles.input}
            name={name}
            accept={accept ?? (photo && [...photo.extensions, ...photo.types].join(','))}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
          />
          {/* The words of the browser's control, drawn in the look of the kit: screen readers hear those of the control. */}
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
