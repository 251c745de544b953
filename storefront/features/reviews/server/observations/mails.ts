import type { Composer } from '../../../../shared/feature.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import type { Mail } from '../../../../store/index.ts';
import { backInStock, callBack, type ReturnedProduct } from './back-in-stock.tsx';
import { backInStockMail, callBackMail } from './mail-kinds.ts';

const productIn = ({ payload }: Mail, origin: string): ReturnedProduct => ({
  name: String(payload['name']),
  address: origin + String(payload['address']),
});

/** The mails about awaited sizes, by kind. */
export const observationMails: Readonly<Record<string, Composer>> = {
  async [backInStockMail](mail, store, origin) {
    return { ...backInStock(productIn(mail, origin), await mailWording(store)), to: mail.recipient };
  },
  async [callBackMail](mail, store, origin) {
    const phone = String(mail.payload['phone']);
    return { ...callBack({ ...productIn(mail, origin), phone }, await mailWording(store)), to: mail.recipient };
  },
};
