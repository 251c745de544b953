import { translator } from '../../../../../components/texts/texts.ts';
import { writtenIban } from '../../../../../patterns/rules/iban.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import { addressLinesOf } from '../../../../shared/customer/address-lines.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { Store } from '../../../../store/index.ts';
import { listName } from '../../../catalogue/index.ts';
import { orderState } from '../../../checkout/index.ts';
import { consentLine } from '../../server/consents/consent-line.ts';
import { consentLineTexts } from '../../server/consents/texts.ts';
import { clientDataPageTexts } from './texts.ts';

/** One kind of data, as lines of text. */
export interface OwnDataSection {
  title: string;
  lines: ReadonlyArray<string>;
}

type OwnData = NonNullable<Awaited<ReturnType<Store['clients']['ownData']>>>;

/** All that the shop keeps about a client, in words: for the client's page and for the operator. */
export function ownDataSections(
  own: OwnData,
  wording: Pick<PageContext, 'texts' | 'settings'>,
): ReadonlyArray<OwnDataSection> {
  const { texts } = wording;
  const client = own.account;
  const t = translator(clientDataPageTexts, texts);
  const { paid } = shopMoney(wording);
  const moment = (time: number) => formatMoment(time, texts.locale);
  const tConsent = translator(consentLineTexts, texts);
  const consent = (isGiven: boolean) => t(isGiven ? 'given' : 'notGiven');
  const sections: ReadonlyArray<OwnDataSection> = [
    {
      title: t('account'),
      lines: [
        t('login', { login: client.login }),
        ...addressLinesOf(client.address),
        client.email,
        ...(client.birthDate === '' ? [] : [t('birthDate', { date: client.birthDate })]),
        ...(client.bankAccount === '' ? [] : [t('bankAccount', { account: writtenIban(client.bankAccount) })]),
        t('since', { time: moment(client.createdAt) }),
      ],
    },
    {
      title: t('consents'),
      lines: [
        t('byMail', { answer: consent(client.mailingConsent) }),
        t('bySms', { answer: consent(client.smsConsent) }),
        ...own.consents.map((one) => `${t(one.channel)}: ${consentLine(one, tConsent, texts.locale)}`),
      ],
    },
    {
      title: t('addresses'),
      lines: [...own.deliveryAddresses, ...own.invoiceAddresses].map((one) => addressLinesOf(one).join(', ')),
    },
    {
      title: t('orders'),
      lines: own.orders.map((order) =>
        t('order', {
          number: order.number,
          time: moment(order.placed_at),
          total: paid(order.total),
          state: orderState(order.state, texts).text,
          goods: order.lines.map(({ name }) => name).join(', '),
        }),
      ),
    },
    {
      title: t('returns'),
      lines: own.returns.map(({ number, created_at, details: { comment, iban, phone, text } }) =>
        [number, moment(created_at), iban && t('bankAccount', { account: writtenIban(iban) }), phone, comment, text]
          .filter(Boolean)
          .join(', '),
      ),
    },
    {
      title: t('complaints'),
      lines: own.complaints.flatMap(({ number, filed_at, phone, descriptions, messages }) => [
        [number, moment(filed_at), phone, ...descriptions].filter(Boolean).join(', '),
        ...messages.map(({ body, at }) => [number, moment(at), body].join(', ')),
      ]),
    },
    {
      title: t('withdrawals'),
      lines: own.withdrawals.map(({ order_number, submitted_at, name, goods }) =>
        [order_number, moment(submitted_at), name, goods].filter(Boolean).join(', '),
      ),
    },
    {
      title: t('lists'),
      lines: own.shoppingLists.map(({ name, product, added_at }) =>
        t('listed', { name: listName({ name }, texts), product, time: moment(added_at) }),
      ),
    },
    {
      title: t('observed'),
      lines: own.observed.map(({ product, phone, created_at }) =>
        [t('observedSince', { product, time: moment(created_at) }), phone].filter(Boolean).join(', '),
      ),
    },
    { title: t('opinions'), lines: own.opinions.map(({ content, sent_at }) => `${moment(sent_at)}: ${content}`) },
    { title: t('questions'), lines: own.questions.map(({ question, asked_at }) => `${moment(asked_at)}: ${question}`) },
    {
      title: t('devices'),
      lines: own.devices.map(({ browser, created_at }) =>
        t('device', { name: browser || t('unknownBrowser'), time: moment(created_at) }),
      ),
    },
    {
      title: t('passkeys'),
      lines: own.passkeys.map(({ name, created_at }) => t('device', { name, time: moment(created_at) })),
    },
    {
      title: t('identities'),
      lines: own.identities.map(({ provider, email, created_at }) =>
        t('device', { name: [provider, email].filter(Boolean).join(', '), time: moment(created_at) }),
      ),
    },
    {
      title: t('funds'),
      lines: own.funds
        ? [
            t('points', { points: String(own.funds.points_granted - own.funds.points_spent) }),
            t('balance', { amount: paid(own.funds.balance) }),
          ]
        : [],
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}
