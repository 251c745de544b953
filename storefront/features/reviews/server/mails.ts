import { translator } from '../../../../components/texts/texts.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { letter } from '../../../platform/mail/letter.tsx';
import type { Message } from '../../../platform/mail/message.ts';
import { opinionAnswerMail, opinionMail, questionAnswerMail, questionMail } from '../store/mail-kinds.ts';
import type { Composer } from '../../../shared/feature.ts';
import { mailWording } from '../../../shared/mail-wording.ts';
import type { Mail, Store } from '../../../store/index.ts';
import { line } from '../../../shared/browser/forms/typed.ts';
import { visitorMailTexts } from './mails.texts.ts';

async function wording(store: Store) {
  const { settings, texts } = await mailWording(store);
  return { settings, t: translator(visitorMailTexts, texts) };
}

/** One line for a subject; typed text must not become another header. */
const inSubject = (text: string): string => line(text).slice(0, 120);

interface Answered {
  productId: number;
  productName: string;
  productSlug: string;
  answer: { text: string; by: string };
}

async function answerLetter(
  to: 'question' | 'opinion',
  { productId, productName: product, productSlug, answer }: Answered,
  mail: Mail,
  store: Store,
  origin: string,
): Promise<Message> {
  const { settings, t } = await wording(store);
  return letter({
    to: mail.recipient,
    subject: t(`${to}AnswerSubject`, { product: inSubject(product) }),
    lead: t(`${to}AnswerLead`, { product }),
    quoted: answer.text,
    link: {
      name: t('questionLink'),
      address: origin + addressOf('product', { id: productId, slug: productSlug }),
    },
    rest: t('answerElse', { by: answer.by, shop: settings.shopName }),
  });
}

/**
 * The mails about visitors' input, by kind. Only the one to the shop itself repeats typed text: no one may write to a
 * stranger's address in the shop's name.
 */
export const visitorComposers: Readonly<Record<string, Composer>> = {
  async [opinionMail](mail, store, origin) {
    const opinion = await store.sentOpinions.forMail(Number(mail.payload['opinion']));
    if (opinion === null) return null;
    const { t } = await wording(store);
    const product = opinion.productName;
    return letter({
      to: opinion.email,
      subject: t('opinionSubject', { product: inSubject(product) }),
      lead: t('opinionLead', { product }),
      link: {
        name: t('opinionLink'),
        address: origin + addressOf('settings', {}, { opinion_action: 'confirm', key: opinion.key }),
      },
      rest: t('opinionElse'),
    });
  },

  async [questionMail](mail, store, origin) {
    const asked = await store.askedQuestions.forMail(Number(mail.payload['question']));
    if (asked === null) return null;
    const { t } = await wording(store);
    const { email, productName: product } = asked;
    return letter({
      to: mail.recipient,
      subject: t('questionSubject', { product: inSubject(product) }),
      lead: t('questionLead', { email }),
      quoted: asked.question,
      link: {
        name: t('questionLink'),
        address: origin + addressOf('product', { id: asked.productId, slug: asked.productSlug }),
      },
      rest: t('questionElse', { email }),
    });
  },

  async [questionAnswerMail](mail, store, origin) {
    const answered = await store.questionAnswers.forMail(Number(mail.payload['question']));
    return answered && answerLetter('question', answered, mail, store, origin);
  },

  async [opinionAnswerMail](mail, store, origin) {
    const answered = await store.opinionAnswers.forMail(Number(mail.payload['opinion']));
    return answered && answerLetter('opinion', answered, mail, store, origin);
  },
};
