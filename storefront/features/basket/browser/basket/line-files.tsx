import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../../../components/button/index.ts';
import { FieldMessage } from '../../../../../components/field/index.ts';
import { FileUpload, type SendFile } from '../../../../../components/file-upload/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { UploadRules } from '../../../../../patterns/rules/file-rules.ts';
import type { LineFileData } from '../../server/line-file-data.ts';
import * as styles from './line-files.css.ts';
import { basketPageTexts } from './texts.ts';

export interface LineFilesProps {
  /** Of the row in the form. */
  index: number;
  /** Of the product. */
  name: string;
  files: ReadonlyArray<LineFileData>;
  rules: UploadRules;
  problem: string | null;
  /** Uploads a file. */
  onSend: SendFile;
  onRemove: (file: LineFileData) => void;
}

/**
 * Files beside the comment of a line, such as the artwork of an engraving (E-12). The list shows the server's files;
 * the field only selects, validates and sends, and resets when the list changes. As plain HTML both are parts of the
 * form.
 */
export function LineFiles({ index, name, files, rules, problem, onSend, onRemove }: LineFilesProps) {
  const t = useTexts(basketPageTexts);
  const { forbidden, maximumMegabytes = 0, maximumCount } = rules;
  const room = maximumCount - files.length;
  const names = files.map((file) => file.name).join();
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);

  // The focused element went with the changed list: focuses the field.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && !box.current?.contains(document.activeElement);
    if (isLost) box.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  }, [names]);

  return (
    <div
      className={styles.files}
      ref={box}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {files.length > 0 && (
        <ul className={styles.list} role="list" aria-label={t('filesOf', { name })}>
          {files.map((file) => (
            <li key={file.name} className={styles.file}>
              <Icon shape={icons.file} size={20} />
              <a className={styles.link} href={file.address} download={file.fileName}>
                {file.fileName}
              </a>
              <span className={styles.fileSize}>{file.size}</span>
              <IconButton
                icon={icons.trash}
                label={t('removeFile', { file: file.fileName, name })}
                type="submit"
                name={`remove_file[${index}]`}
                value={file.name}
                onClick={(event) => {
                  event.preventDefault();
                  onRemove(file);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {room > 0 ? (
        <FileUpload
          // A new list resets the field: the sent files are listed above.
          key={names}
          aria-label={t('addFiles', { name })}
          hint={t('fileHint', { count: maximumCount, megabytes: maximumMegabytes })}
          name={`files[${index}]`}
          isMultiple
          maximumCount={room}
          forbidden={forbidden}
          maximumMegabytes={maximumMegabytes}
          error={problem}
          send={onSend}
        />
      ) : (
        <>
          <p className={styles.fileSize}>{t('filesFull', { count: maximumCount })}</p>
          {problem && <FieldMessage state="error">{problem}</FieldMessage>}
        </>
      )}
    </div>
  );
}
