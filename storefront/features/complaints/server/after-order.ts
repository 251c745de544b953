import { translator } from '../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../patterns/picture-source/index.ts';
import type { AfterOrder } from '../../account/index.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { complaintAddress, complaintState, dayInWords, deadlineText } from './complaint-view.ts';
import { complaintTexts } from './texts.ts';

/** Sent, ready for collection, returned, lost, or about a complaint already: pages of such orders link to the form. */
const linking: ReadonlyArray<string> = ['t', 'p', 'z', 'r', 'l'];
const mostPictures = 3;

/** Complaints in the account: their list [S-32], and the link of orders. */
export const complaintsAfterOrder: AfterOrder = {
  display: 'rma',
  link({ state }, access, { texts }) {
    if (!linking.includes(state)) return null;
    return { name: translator(complaintTexts, texts)('file'), address: addressOf('rma-add', {}, access) };
  },
  async list({ store, texts, now }, clientId, choice) {
    const t = translator(complaintTexts, texts);
    const { complaints, count } = await store.complaints.listOf(clientId, choice);
    const shown = complaints.flatMap(({ products }) =>
      products.slice(0, mostPictures).map(({ productId }) => productId),
    );
    const cards = await store.catalogue.cards([...new Set(shown)]);
    const pictures = new Map(cards.map(({ id, pictures: [first] }) => [id, first]));
    return {
      count,
      items: complaints.map((complaint) => ({
        number: complaint.number,
        title: t('name', { number: complaint.number }),
        address: complaintAddress(complaint.number, null),
        day: t('filedOn', { day: dayInWords(complaint.filedAt, texts) }),
        total: deadlineText(complaint, now, texts) ?? '',
        links: [],
        state: complaintState(complaint.state, texts),
        pictures: complaint.products.slice(0, mostPictures).flatMap(({ productId }) => {
          const picture = pictures.get(productId);
          return picture ? [pictureSource(picture)] : [];
        }),
      })),
    };
  },
};
