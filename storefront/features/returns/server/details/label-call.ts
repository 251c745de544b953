import { localAddress } from '../../../../platform/languages/current-language.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { documentCall } from '../../../../shared/document-call.ts';
import { findReturn } from './find-return.ts';
import { returnDetailsTexts } from './texts.ts';

export const labelPath = '/returns-label.php';

/** The address of a label. @param access the fields that open its return */
export const labelAddress = (access: Readonly<Record<string, string>>): string =>
  localAddress(`${labelPath}?${new URLSearchParams(access).toString()}`);

/** The label of a return as a PDF, for those who may open the return. */
export const labelCall = documentCall({
  name: 'returns-label',
  path: labelPath,
  elsewhere: addressOf('returns-open'),
  async find(context, parameters) {
    const open = await findReturn(context, parameters);
    return open && [2, 5].includes(open.found.method) ? open.found : null;
  },
  write: async (found, context) => (await import('./return-label.ts')).returnLabel(found, context),
  fileName: ({ number }, { texts }) =>
    translator(returnDetailsTexts, texts)('files', { number: number.replace('/', '-') }),
});
