import { translator } from '../../../../../components/texts/texts.ts';
import { formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import { addressLinesOf } from '../../../../shared/customer/address-lines.ts';
import { consentLine } from '../../server/consents/consent-line.ts';
import { consentLineTexts } from '../../server/consents/texts.ts';
import { ownFiles, type BoughtFiles } from '../../server/files/bought-files.ts';
import { loadOrderItems, type OrderItem } from '../../server/orders/order-items.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { Client } from '../../../../store/index.ts';
import type { ClientConsent } from '../../store.ts';
import { accountTexts } from './texts.ts';

type Context = PageContext<'account'>;

export interface BrowserItem {
  handle: string;
  /** "Firefox, Windows" */
  name: string;
  /** "od 21 listopada 2026, 11:42" */
  since: string;
  isCurrent: boolean;
}

export interface ConsentItem {
  channel: ClientConsent['channel'];
  isGiven: boolean;
  /** When it was given and withdrawn; '' where it never was. */
  dates: string;
}

export interface AccountData {
  firstname: string;
  email: string;
  orders: ReadonlyArray<OrderItem>;
  /** Files of bought virtual goods. */
  files: ReadonlyArray<BoughtFiles>;
  address: ReadonlyArray<string>;
  consents: ReadonlyArray<ConsentItem>;
  browsers: ReadonlyArray<BrowserItem>;
  /** The e-mail of a client without a password; null for all others. */
  passwordless: string | null;
}

const latestOrders = 3;

/** The overview of the signed-in client's account; others are sent to sign in, with the reason. */
export async function loadAccount(context: Context) {
  const client = await context.client();
  const session = await context.session.current();
  if (!client || !session) return sendToSignIn(context);
  const { store, texts } = context;
  const t = translator(accountTexts, texts);
  // Open orders come first, however old they are.
  const latest = (phase: 'opened' | 'closed') =>
    loadOrderItems(context, client.id, { phase, page: 1, portion: latestOrders });
  const [opened, closed, browsers, files, consents] = await Promise.all([
    latest('opened'),
    latest('closed'),
    store.clients.browsers(client.id, session.idHash),
    ownFiles(context, client.id),
    store.clients.consents(client.id),
  ]);
  return page<AccountData>({
    firstname: client.address.firstname,
    email: client.email,
    orders: [...opened.items, ...closed.items].slice(0, latestOrders),
    files,
    address: [...addressLinesOf(client.address), client.email],
    consents: consentItems(client, consents, context),
    passwordless: client.hasPassword ? null : client.email,
    browsers: browsers.map(({ handle, browser, signedInAt, isCurrent }) => ({
      handle,
      name: browser || t('unknownBrowser'),
      since: t('since', { time: formatMoment(signedInAt, texts.locale) }),
      isCurrent,
    })),
  });
}

/** News by mail, which the page offers, and by text message where the client ever agreed to it. */
function consentItems(
  { mailingConsent, smsConsent }: Pick<Client, 'mailingConsent' | 'smsConsent'>,
  kept: ReadonlyArray<ClientConsent>,
  { texts }: Pick<Context, 'texts'>,
): ReadonlyArray<ConsentItem> {
  const t = translator(consentLineTexts, texts);
  const item = (channel: ConsentItem['channel'], isGiven: boolean): ConsentItem => {
    const last = kept.findLast((one) => one.channel === channel);
    return { channel, isGiven, dates: last ? consentLine(last, t, texts.locale) : '' };
  };
  const bySms = item('sms', smsConsent);
  return [item('mail', mailingConsent), ...(smsConsent || bySms.dates !== '' ? [bySms] : [])];
}

export const headOfAccount = (_: AccountData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(accountTexts, texts)('title'),
  isIndexed: false,
});
