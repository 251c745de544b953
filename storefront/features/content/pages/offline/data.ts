import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { localAddress } from '../../../../platform/languages/current-language.ts';
import { page } from '../../../../platform/page/answers.ts';

export interface OfflineData {
  /** '' where the shop names none; so the e-mail and the hours. */
  phone: string;
  email: string;
  hours: string;
  /** The page itself: an answer from there means that the network is back. */
  own: string;
  nonce: string;
}

export const loadOffline = ({ settings, nonce }: PageContext<'offline'>) =>
  Promise.resolve(
    page<OfflineData>({
      phone: settings.companyPhone,
      email: settings.companyEmail,
      hours: settings.companyHours,
      own: localAddress(addressOf('offline')),
      nonce,
    }),
  );
