import { translator, type TextsContext } from '../../../components/texts/texts.ts';
import { companyAddress, type sellerSettings, type Settings } from '../settings/index.ts';
import { sellerTexts } from './seller-line.texts.ts';

/** What mails need of the shop: its texts and its seller. */
export interface MailWording {
  texts: TextsContext;
  settings: Pick<Settings, keyof typeof sellerSettings>;
}

/** The seller: the last line of every mail. */
export function sellerLine({ texts, settings }: MailWording): string {
  const t = translator(sellerTexts, texts);
  const registerNumber = settings.companyRegisterNumber;
  return t(registerNumber === '' ? 'sellerOutsideOfRegister' : 'seller', {
    name: settings.companyName,
    address: companyAddress(settings),
    taxNumber: settings.companyTaxNumber,
    registerNumber,
    email: settings.companyEmail,
    phone: settings.companyPhone,
  });
}
