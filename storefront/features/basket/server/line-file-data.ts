import { readableSize } from '../../../../components/file-upload/file-size.ts';
import { fileUploadTexts } from '../../../../components/file-upload/file-upload.texts.ts';
import { translator } from '../../../../components/texts/texts.ts';
import type { LineFile } from '../../../store/index.ts';
import { lineFileAddress } from './line-file-call.ts';
import { basketDataTexts } from './basket-data.texts.ts';
import type { BuyingContext } from '../../../shared/session.ts';

/** A file as pages show it. */
export interface LineFileData {
  /** The shop's own. */
  name: string;
  fileName: string;
  /** "1,2 MB" */
  size: string;
  address: string;
}

/** A file of a basket line, or of an order, given its key. */
export function lineFileData(
  { name, fileName, size: bytes }: LineFile,
  texts: BuyingContext['texts'],
  accessKey?: string,
): LineFileData {
  const { unit, size } = readableSize(bytes);
  return {
    name,
    fileName,
    size: translator(fileUploadTexts, texts)(unit, { size }),
    address: lineFileAddress(name, accessKey),
  };
}

/** "Pliki: projekt.pdf, logo.png" of a line; empty without files. */
export const filesInWords = (
  { files }: { files: ReadonlyArray<Pick<LineFile, 'fileName'>> },
  texts: BuyingContext['texts'],
): ReadonlyArray<string> => {
  const names = files.map(({ fileName }) => fileName).join(', ');
  return files.length === 0 ? [] : [translator(basketDataTexts, texts)('files', { count: files.length, names })];
};
