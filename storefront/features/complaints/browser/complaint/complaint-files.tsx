import { useState } from 'react';
import { FileUpload } from '../../../../../components/file-upload/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { attachmentRules } from '../../../../../patterns/rules/file-rules.ts';
import { photoRules } from '../../../reviews/browser.ts';
import { sendFile } from './send-file.ts';
import { complaintFilesTexts } from './complaint-files.texts.ts';

export interface ComplaintFilesProps {
  label: string;
  hint: string;
  id: string;
  /** Under which the files are sent where there is no script. */
  name: string;
  /** Under which the form names files that were sent before it. */
  tokenName: string;
  /** Where files are sent as soon as they are chosen. */
  address: string;
  /** How many may be added. */
  most: number;
  /** Photos alone; else whatever is not forbidden. */
  arePhotos: boolean;
  /** Of the last attempt. */
  error?: string | undefined;
}

/**
 * Files of a complaint. With a script each is sent as soon as it is chosen, so that a form of many photos stays small and
 * a mistake elsewhere costs none of them; without one they are sent with the form.
 */
export function ComplaintFiles({ address, most, arePhotos, error, ...field }: ComplaintFilesProps) {
  const t = useTexts(complaintFilesTexts);
  const [problem, setProblem] = useState<string | null>(null);
  const { maximumCount: _any, ...rules } = arePhotos ? photoRules(most) : attachmentRules;
  if (most <= 0) return null;
  return (
    <FileUpload
      {...field}
      {...rules}
      maximumCount={most}
      error={problem ?? error}
      isMultiple={most > 1}
      isOptional
      send={async (file, tools) => {
        setProblem(null);
        const sent = await sendFile(address, file, tools);
        if (sent.name !== null) return sent.name;
        setProblem(sent.problem ?? t('failed', { file: file.name }));
        throw new Error('The file was refused.');
      }}
    />
  );
}
