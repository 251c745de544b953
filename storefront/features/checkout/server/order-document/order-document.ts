import { translator, type Translate } from '../../../../../components/texts/texts.ts';
import type { MoneyWording } from '../../../../../patterns/rules/shop-money.ts';
import type { MailWording } from '../../../../platform/mail/seller-line.ts';
import { taggedDocument, type Section } from '../../../../platform/pdf/tagged-document.ts';
import { companyAddress } from '../../../../platform/settings/index.ts';
import type { Order } from '../../../../store/index.ts';
import { standingPayments } from '../../../payment/index.ts';
import { orderFigures } from '../order-figures.ts';
import { orderState } from '../order-state.ts';
import { orderView, type OrderView } from '../order-view.ts';
import { returnedParts } from '../returned-parts.ts';
import { orderDocumentTexts } from './texts.ts';

type Wording = MailWording & MoneyWording;
type Say = Translate<typeof orderDocumentTexts.pl>;

/**
 * An order as a PDF with structure for screen readers [S-23 part]: the amounts and states of its page. Nothing is kept of it.
 *
 * @param now in epoch milliseconds
 */
export async function orderDocument(order: Order, wording: Wording, now: number): Promise<Uint8Array> {
  const { texts, settings } = wording;
  const t = translator(orderDocumentTexts, texts);
  const view = orderView(order, wording);
  const title = t('title', { number: view.number });
  const document = taggedDocument({
    title,
    shopName: settings.shopName,
    footer: title,
    page: (n, of) => t('page', { n: String(n), of: String(of) }),
    now,
  });
  document.heading(1, title);
  const state = orderState(order.state, texts, order.states.at(-1)?.note).text;
  document.paragraph(t('placed', { time: view.placedAt, state }));
  document.sections([sellerOf(wording, t), ...people(view, t), deliveryOf(view, t), ...furtherOf(view, t)]);
  document.table({
    caption: t('lines'),
    columns: [
      { name: t('product'), width: 0.43 },
      { name: t('quantity'), width: 0.14, isNumber: true },
      { name: t('vat'), width: 0.09, isNumber: true },
      { name: t('unitPrice'), width: 0.17, isNumber: true },
      { name: t('amount'), width: 0.17, isNumber: true },
    ],
    rows: view.lines.map((line, index) => ({
      cells: [line.name, line.quantity, vatOf(order.lines[index]), line.unitPrice ?? t('gift'), line.total],
      ...(line.facts !== '' && { note: line.facts }),
    })),
  });
  document.table({
    caption: t('figures'),
    columns: [
      { name: t('what'), width: 0.7 },
      { name: t('amount'), width: 0.3, isNumber: true },
    ],
    rows: [
      ...orderFigures(view).map(({ kind, note, amount }) => ({
        cells: [note === null ? t(kind) : `${t(kind)}: ${note}`, amount],
      })),
      { cells: [t('total', { note: view.totalNote }), view.total], isStrong: true },
    ],
  });
  writePayments();
  document.paragraph(t('note'), 'small');
  return document.end();

  function writePayments(): void {
    document.heading(2, t('payments'));
    document.list(
      standingPayments(order, wording).map(({ name, amount, state: key, stateName, moment }) =>
        t(key === 'chosen' ? 'paid' : 'paidAt', { name, amount, state: stateName, moment }),
      ),
    );
    for (const sentence of returnedParts(order, wording)) document.paragraph(sentence);
    const { instruction, left, until, transfer } = view.payment;
    if (instruction === 'paid' || instruction === 'nothing') return;
    document.paragraph(
      until === null ? t('left', { amount: left }) : t('leftUntil', { amount: left, day: until }),
      'strong',
    );
    if (!transfer) return;
    document.heading(2, t('transfer'));
    document.paragraph(t('transferRecipient', { value: `${transfer.recipient}, ${transfer.address}` }));
    document.paragraph(t('transferAccount', { value: transfer.account }));
    document.paragraph(t('transferTitle', { value: transfer.title }));
  }
}

const vatOf = (line: Order['lines'][number] | undefined): string =>
  line?.vatPercent === null || line === undefined ? '–' : `${line.vatPercent}%`;

function sellerOf({ settings }: Wording, t: Say): Section {
  return {
    heading: t('seller'),
    lines: [
      settings.companyName,
      companyAddress(settings),
      t('nip', { number: settings.companyTaxNumber }),
      settings.companyEmail,
      settings.companyPhone,
    ].filter(Boolean),
  };
}

function people({ buyer, recipient, email }: OrderView, t: Say): Section[] {
  const { name, street, city, phone } = recipient;
  const contact = buyer ? [] : [email];
  return [
    ...(buyer ? [{ heading: t('buyer'), lines: [buyer.name, buyer.address, buyer.contact] }] : []),
    {
      heading: t('recipient'),
      lines: [name, street, city, ...(phone === '' ? [] : [t('phone', { phone })]), ...contact],
    },
  ];
}

const deliveryOf = ({ delivery }: OrderView, t: Say): Section => ({
  heading: t('delivery'),
  lines: [
    delivery.name,
    ...(delivery.place === null ? [] : [delivery.place]),
    ...delivery.parcels,
    ...(delivery.day === null ? [] : [t('day', { day: delivery.day })]),
  ],
});

const furtherOf = ({ document, remarks }: OrderView, t: Say): Section[] => [
  ...(document === null ? [] : [{ heading: t('invoice'), lines: [document.name, document.address] }]),
  ...(remarks === '' ? [] : [{ heading: t('remarks'), lines: [remarks] }]),
];
