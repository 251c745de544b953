import { randomBytes } from 'node:crypto';
import type { ImageSource } from '../../../../../components/image/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import {
  cancelledByShopper,
  isUndecided,
  mayFollow,
  takesMessages,
} from '../../../../../patterns/rules/complaint-states.ts';
import { complaintSolutions } from '../../../../../patterns/rules/complaints.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import type { OrderTone } from '../../../checkout/index.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';
import type { Complaint } from '../../../../store/index.ts';
import {
  complaintAddress,
  complaintState,
  deadlineText,
  shownFile,
  type ShownFile,
} from '../../server/complaint-view.ts';
import { complaintTexts } from '../../server/texts.ts';
import { rmaDetailsTexts } from './texts.ts';

type Context = PageContext<'rma-details'>;

/** A message of the conversation, or a change of the state. */
export interface ShownEntry {
  id: string;
  side: 'shopper' | 'shop';
  author: string;
  when: string;
  /** The product that it describes, of several; null otherwise. */
  product: string | null;
  /** The state that it set, in words. */
  state: string | null;
  body: string;
  photos: ReadonlyArray<ShownFile>;
  files: ReadonlyArray<ShownFile>;
}

export interface RmaDetailsData {
  isOwn: boolean;
  number: string;
  state: { text: string; tone: OrderTone };
  /** "odpowiemy do 4 grudnia"; null where none is due. */
  deadline: string | null;
  lines: ReadonlyArray<{ position: number; name: string; picture: ImageSource | null }>;
  order: { number: string; address: string };
  /** How the goods come. */
  method: string;
  phone: string;
  entries: ReadonlyArray<ShownEntry>;
  /** Milliseconds between two looks for new messages. */
  refresh: number;
  /** Null once nothing comes of a message. */
  reply: {
    action: string;
    key: string;
    /** To choose from while the shop has not decided; null afterwards. */
    solutions: ReadonlyArray<{ value: string; label: string }> | null;
    solution: string;
    limits: { characters: number; files: number };
  } | null;
  /** Whether it may be withdrawn, and whether that question is open. */
  withdrawing: 'no' | 'possible' | 'asked';
  addresses: { own: string; withdraw: string };
}

/**
 * rma-details.php: opens for visitors with number and key, and for the order's own client, who may have to sign in; others get a
 * 404 [S-33].
 */
export async function loadRmaDetails(context: Context) {
  const found = await findComplaint(context);
  const goal = goalAt('rma-details', context.url.searchParams);
  if (!found) return notOpened(context, goal);
  const { complaint, accessKey } = found;
  const { texts, settings, now, store, url } = context;
  const t = translator(complaintTexts, texts);
  const { number, state } = complaint;
  const cards = await store.catalogue.cards([...new Set(complaint.lines.map(({ productId }) => productId))]);
  const order = {
    order_number: complaint.order.number,
    ...(accessKey !== null && { key: complaint.order.accessKey }),
  };
  return page<RmaDetailsData>({
    isOwn: accessKey === null,
    number,
    state: complaintState(state, texts),
    deadline: deadlineText(complaint, now, texts),
    lines: complaint.lines.map(({ orderPosition, productId, name }) => {
      const picture = cards.find(({ id }) => id === productId)?.pictures[0];
      return { position: orderPosition, name, picture: picture ? pictureSource(picture) : null };
    }),
    order: { number: complaint.order.number, address: addressOf('order-details', {}, order) },
    method: t(`method.${complaint.method}`),
    phone: complaint.phone,
    entries: entriesOf(complaint, accessKey, context),
    refresh: settings.complaintRefresh,
    reply: takesMessages(state)
      ? {
          action: complaintAddress(number, accessKey, { message: 'rma' }),
          key: randomBytes(18).toString('base64url'),
          solutions: isUndecided(state) ? solutionsOf(complaint, context) : null,
          solution: complaint.solution,
          limits: { characters: settings.complaintTextCharacters, files: settings.complaintFiles },
        }
      : null,
    withdrawing: !mayFollow(state, cancelledByShopper) ? 'no' : url.searchParams.has('withdraw') ? 'asked' : 'possible',
    addresses: {
      own: complaintAddress(number, accessKey),
      withdraw: complaintAddress(number, accessKey, { withdraw: '1' }),
    },
  });
}

/** The complaint of the address; `accessKey` if it is opened by it. */
export async function findComplaint({
  url,
  store,
  client,
}: Context): Promise<{ complaint: Complaint; accessKey: string | null } | null> {
  const number = url.searchParams.get('rma_id') ?? '';
  const key = url.searchParams.get('key');
  if (!/^R\/\d{4}\/\d{3,9}$/.test(number)) return null;
  if (key !== null) {
    const complaint = /^[\w-]{20,100}$/.test(key) ? await store.complaints.withKey(number, key) : null;
    return complaint && { complaint, accessKey: key };
  }
  const who = await client();
  const complaint = who && (await store.complaints.ofClient(who.id, number));
  return complaint && { complaint, accessKey: null };
}

function solutionsOf({ lines }: Complaint, context: Context) {
  const t = translator(complaintTexts, context.texts);
  const paid = shopMoney(context).paid(lines.reduce((sum, { total }) => sum + total, 0));
  return complaintSolutions.map((value) => ({
    value,
    label: value === 'refund' ? t('solution.refundOf', { amount: paid }) : t(`solution.${value}`),
  }));
}

function entriesOf(complaint: Complaint, accessKey: string | null, context: Context): ReadonlyArray<ShownEntry> {
  const { texts, settings } = context;
  const t = translator(rmaDetailsTexts, texts);
  const words = translator(complaintTexts, texts);
  const shown = (files: Complaint['lines'][number]['files']) => {
    const all = files.map((file) => shownFile(file, accessKey, context));
    return {
      photos: all.filter(({ photo }) => photo !== null),
      files: all.filter(({ photo }) => photo === null),
    };
  };
  const filed = complaint.lines.map(({ orderPosition, name, description, files }): ShownEntry => ({
    id: `opis-${orderPosition}`,
    side: 'shopper',
    author: t('you'),
    when: formatMoment(complaint.filedAt, texts.locale),
    product: complaint.lines.length > 1 ? name : null,
    state: null,
    body: description,
    ...shown(files),
  }));
  const wanted = filed.at(-1);
  const said = complaint.entries.map((entry): ShownEntry => {
    const isShop = entry.author !== 'shopper';
    return {
      id: `wpis-${entry.id}`,
      side: isShop ? 'shop' : 'shopper',
      author: isShop ? [entry.signature, settings.shopName].filter(Boolean).join(', ') : t('you'),
      when: formatMoment(entry.at, texts.locale),
      product: null,
      // The shopper's answer moves the complaint too; only the message is news.
      state:
        entry.state !== null && (isShop || entry.body === '')
          ? t('stateIs', { state: complaintState(entry.state, texts).text })
          : null,
      body: entry.author === 'law' ? t('byLaw') : entry.body,
      ...shown(entry.files),
    };
  });
  const solution = words(`solution.${complaint.solution}`).toLocaleLowerCase('pl');
  return [
    ...filed.slice(0, -1),
    ...(wanted ? [{ ...wanted, body: `${wanted.body}\n${t('wanted', { solution })}` }] : []),
    ...said,
  ];
}

export const headOfRmaDetails = ({ number }: RmaDetailsData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(complaintTexts, texts)('name', { number }),
  isIndexed: false,
});
