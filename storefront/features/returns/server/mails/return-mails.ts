import { translator, type Translate } from '../../../../../components/texts/texts.ts';
import { letter } from '../../../../platform/mail/letter.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Composer } from '../../../../shared/feature.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import type { OrderReturn } from '../../../../store/index.ts';
import { returnPlace } from '../details/return-place.ts';
import { returnView, type ReturnView } from '../details/return-view.ts';
import { inSentence } from '../flow/describe.ts';
import { returnCancelledMail, returnMovedMail, returnReceivedMail, returnRefundedMail } from '../mail-kinds.ts';
import { returnMailsTexts } from './texts.ts';

type Say = Translate<typeof returnMailsTexts.pl>;
interface Words {
  subject: string;
  lead: string;
  quoted?: ReadonlyArray<string>;
}

/** A letter about the return in the payload; none if it is gone. */
const aboutReturn =
  (write: (view: ReturnView, found: OrderReturn, t: Say) => Words): Composer =>
  async ({ payload }, store, origin) => {
    const found = await store.returns.byNumber(String(payload['number']));
    if (!found) return null;
    const wording = await mailWording(store);
    const t = translator(returnMailsTexts, wording.texts);
    const view = returnView(found, await returnPlace(store, wording.settings), wording);
    const { subject, lead, quoted = [] } = write(view, found, t);
    return letter({
      to: found.email,
      subject,
      lead,
      ...(quoted.length > 0 && { quoted: quoted.join('\n') }),
      link: {
        name: t('open'),
        address: origin + addressOf('returns-details', {}, { return: found.number, key: found.accessKey }),
      },
      rest: t('rest', { email: wording.settings.companyEmail }),
    });
  };

const listed = ({ lines }: ReturnView): ReadonlyArray<string> =>
  lines.map(({ name, quantity, worth }) => [name, quantity, worth].join(', '));

/** The mails about returns, by kind. */
export const returnMails: Readonly<Record<string, Composer>> = {
  [returnReceivedMail]: aboutReturn((view, _, t) => ({
    subject: t('receivedSubject', { number: view.number }),
    lead: t('received', { number: view.number, order: view.orderNumber, amount: view.amounts.total }),
    quoted: [
      ...(view.next === null ? [] : [view.next]),
      ...(view.code === null ? [] : [t('code', { code: view.code })]),
      ...listed(view),
    ],
  })),
  [returnMovedMail]: aboutReturn((view, { state, states }, t) => {
    const note = states.at(-1)?.note ?? '';
    const facts = {
      number: view.number,
      state: view.state.text,
      amount: view.amounts.total,
      form: inSentence(view.form),
    };
    return {
      subject: t('movedSubject', facts),
      lead: t(state === 2 ? 'accepted' : state === 3 ? 'refused' : 'moved', facts),
      quoted: note === '' ? listed(view) : [note],
    };
  }),
  [returnCancelledMail]: aboutReturn((view, _, t) => ({
    subject: t('cancelledSubject', { number: view.number }),
    lead: t('cancelled', { number: view.number }),
  })),
  [returnRefundedMail]: aboutReturn((view, _, t) => ({
    subject: t('refundedSubject', { number: view.number }),
    lead: t('refunded', {
      number: view.number,
      amount: view.refunded ?? view.amounts.total,
      form: inSentence(view.form),
    }),
  })),
};
