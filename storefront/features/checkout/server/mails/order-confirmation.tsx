import { translator, type Translate } from '../../../../../components/texts/texts.ts';
import type { AtOnceState } from '../buyer-files.ts';
import { guaranteeNoticeTexts } from '../guarantee-notice/texts.ts';
import { orderFigures } from '../order-figures.ts';
import type { OrderView } from '../order-view.ts';
import { agreementsOf, isCovered, type WithdrawalScope } from '../withdrawal-scope.ts';
import { MailDocument, renderMail } from '../../../../platform/mail/mail-document.tsx';
import type { Message } from '../../../../platform/mail/message.ts';
import { orderConfirmationTexts } from './order-confirmation.texts.ts';
import { sellerLine, type MailWording } from '../../../../platform/mail/seller-line.ts';

/** Mails need absolute addresses: with scheme and host. */
export interface OrderMailAddresses {
  order: string;
  withdrawal: string;
  terms: string;
}

type Say = Translate<typeof orderConfirmationTexts.pl>;
type SayGuarantee = Translate<typeof guaranteeNoticeTexts.pl>;

interface Parts {
  order: OrderView;
  addresses: OrderMailAddresses;
  seller: string;
  /** Of goods that are files, and of gift cards. */
  files: AtOnceState;
  cards: AtOnceState;
  withdrawal: WithdrawalScope;
  /** The consents that the law wants confirmed here. */
  agreements: ReadonlyArray<string>;
  t: Say;
  guarantee: SayGuarantee;
}

/** The confirmation on a durable medium (Consumer Rights Directive, art. 8.7): all agreed terms. */
export function orderConfirmation(
  order: OrderView,
  addresses: OrderMailAddresses,
  { files, cards, withdrawal }: Pick<Parts, 'files' | 'cards' | 'withdrawal'>,
  wording: MailWording,
): Message {
  const t = translator(orderConfirmationTexts, wording.texts);
  const guarantee = translator(guaranteeNoticeTexts, wording.texts);
  const agreements = agreementsOf(withdrawal, wording.texts);
  const parts = { order, addresses, seller: sellerLine(wording), files, cards, withdrawal, agreements, t, guarantee };
  return {
    to: order.email,
    subject: t('subject', { number: order.number }),
    html: renderMail(<OrderConfirmation {...parts} />),
    text: plainText(parts),
  };
}

const nameOf = ({ name, choices }: OrderView['lines'][number]): string => [name, choices].filter(Boolean).join(', ');

/** The amounts under the lines, in their order. */
function figures({ order, t }: Parts): ReadonlyArray<readonly [string, string]> {
  return orderFigures(order).map(({ kind, note, amount }) => [note === null ? t(kind) : `${t(kind)}: ${note}`, amount]);
}

/** The total, what came of it already, and what is left: by the rule of the order's page. */
function sums({ order: { total, payment, isCostOpen }, t }: Parts): ReadonlyArray<readonly [string, string]> {
  if (payment.isWholeLeft) return [[t(isCostOpen ? 'totalLeftOut' : 'total'), total]];
  return [
    [t(isCostOpen ? 'wholeLeftOut' : 'whole'), total],
    ...payment.came.map(({ name, amount }) => [t('cameBy', { name }), amount] as const),
    ...(payment.instruction === 'paid' || payment.instruction === 'nothing'
      ? []
      : [[t('left'), payment.left] as const]),
  ];
}

const transferLead = ({ order: { payment }, t }: Parts): string =>
  payment.until === null ? t('transferLead') : t('transferLeadUntil', { day: payment.until });

function paymentLines({ order, t }: Parts): ReadonlyArray<string> {
  const { transfer } = order.payment;
  if (!transfer) return [t(order.payment.instruction, { total: order.payment.left, until: order.payment.until ?? '' })];
  return [
    t('transferRecipient', { value: `${transfer.recipient}, ${transfer.address}` }),
    t('transferAccount', { value: transfer.account }),
    t('transferTitle', { value: transfer.title }),
    t('transferAmount', { value: order.payment.left }),
  ];
}

/** Only the order's page shows typed data, because a buyer may name another person's e-mail address. */
function deliveryLines({ order: { delivery, isCostOpen }, files, cards, t }: Parts): ReadonlyArray<string> {
  return [
    delivery.name,
    ...(delivery.place === null ? [] : [delivery.place]),
    ...delivery.parcels,
    ...(delivery.day === null ? [] : [t('expected', { day: delivery.day })]),
    ...(isCostOpen ? [t('costOpen')] : []),
    ...(files === 'none' ? [] : [t(files === 'ready' ? 'filesReady' : 'filesUnpaid')]),
    ...(cards === 'none' ? [] : [t(cards === 'ready' ? 'cardsReady' : 'cardsUnpaid')]),
    t('typed'),
  ];
}

/** The notice that stood before the order, as words: an obligation of the contract. */
const guaranteeLines = ({ guarantee }: Parts): ReadonlyArray<string> => [
  guarantee('lead'),
  `${guarantee('seller')} ${guarantee('repair')} ${guarantee('refund')}`,
  `${guarantee('longer')} ${guarantee('producer')}`,
];

function OrderConfirmation(parts: Parts) {
  const { order, addresses, seller, t, guarantee } = parts;
  const isTransfer = order.payment.transfer !== null;
  return (
    <MailDocument title={t('subject', { number: order.number })}>
      <h1>{t('title')}</h1>
      <p>{t('intro', { number: order.number, time: order.placedAt })}</p>
      <p>
        <a className="open" href={addresses.order}>
          {t('open')}
        </a>
      </p>
      <table>
        <caption>{t('lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('unitPrice')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={nameOf(line)}>
              <th scope="row">{nameOf(line)}</th>
              <td>{line.quantity}</td>
              <td>{line.unitPrice}</td>
              <td>{line.total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {figures(parts).map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
          {sums(parts).map(([name, amount], index, { length }) => (
            <tr key={name} className={index === 0 || index === length - 1 ? 'total' : undefined}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <h2>{isTransfer ? t('transfer') : t('payment')}</h2>
      {isTransfer && <p>{transferLead(parts)}</p>}
      <div className={isTransfer ? 'box' : undefined}>
        {paymentLines(parts).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <h2>{t('deliveryHeading')}</h2>
      {deliveryLines(parts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h2>{t('withdrawalHeading')}</h2>
      {parts.withdrawal.kind !== 'atOnce' && (
        <p>
          {isCovered(parts.withdrawal) && (
            <>
              {t('withdrawal')} <a href={addresses.withdrawal}>{t('withdrawalLink')}</a>.{' '}
            </>
          )}
          {excludedText(parts)}
        </p>
      )}
      {parts.agreements.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {t('terms')} <a href={addresses.terms}>{t('termsLink')}</a>.
      </p>
      <h2>{guarantee('title')}</h2>
      {guaranteeLines(parts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {guarantee('more')} <a href={`https://${guarantee('place')}`}>{guarantee('place')}</a>
      </p>
      <p className="small">{seller}</p>
    </MailDocument>
  );
}

/** The goods made for the buyer, which the right of withdrawal does not cover; empty where there are none. */
const excludedText = ({ withdrawal: { kind, excluded }, t }: Parts): string =>
  excluded.length === 0 ? '' : t(kind === 'some' ? 'withdrawalSome' : 'withdrawalNone', { names: excluded.join(', ') });

function plainText(parts: Parts): string {
  const { order, addresses, seller, t, guarantee } = parts;
  const block = (heading: string, lines: ReadonlyArray<string>) => [heading, '-'.repeat(heading.length), ...lines, ''];
  return [
    t('title'),
    '',
    t('intro', { number: order.number, time: order.placedAt }),
    `${t('open')}: ${addresses.order}`,
    '',
    ...block(t('lines'), [
      ...order.lines.map(
        (line) =>
          `${nameOf(line)}: ${line.quantity}${line.unitPrice === null ? '' : ` × ${line.unitPrice}`} = ${line.total}`,
      ),
      ...[...figures(parts), ...sums(parts)].map(([name, amount]) => `${name}: ${amount}`),
    ]),
    ...block(order.payment.transfer ? t('transfer') : t('payment'), [
      ...(order.payment.transfer ? [transferLead(parts)] : []),
      ...paymentLines(parts),
    ]),
    ...block(t('deliveryHeading'), deliveryLines(parts)),
    ...block(t('withdrawalHeading'), [
      ...(isCovered(parts.withdrawal) ? [`${t('withdrawal')} ${addresses.withdrawal}`] : []),
      ...[excludedText(parts)].filter((text) => text !== ''),
      ...parts.agreements,
      `${t('terms')} ${t('termsLink')}: ${addresses.terms}`,
    ]),
    ...block(guarantee('title'), [...guaranteeLines(parts), `${guarantee('more')} https://${guarantee('place')}`]),
    seller,
    '',
  ].join('\n');
}
