import { translator } from '../../../../../components/texts/texts.ts';
import { opinionPlace } from '../../../../../patterns/opinions/opinion-place.ts';
import { activateRebate, deactivateRebate } from '../../../basket/index.ts';
import { chosenPhotos, readOpinion, opinionTexts, readWish, readQuestion } from '../../../reviews/browser.ts';
import { askQuestion, rateOpinion, sendOpinion, wishForProduct } from '../../../reviews/index.ts';
import { backTo, changeSettings, chosenLanguage } from '../../../catalogue/index.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { viewChoiceCookie } from '../../../../shared/view-choice.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { readNewsletter } from '../../browser/newsletter/newsletter-rules.ts';
import { subscribe, unsubscribe } from '../../server/newsletter/subscribe.ts';
import { newsletterTexts } from '../../browser/newsletter/texts.ts';
import {
  data,
  inOther,
  notFound,
  postponed,
  redirect,
  rejected,
  withCookie,
  type PostAnswer,
} from '../../../../platform/page/answers.ts';
import { addCodeNotice } from '../../../../shared/forms/add-code-notice.ts';
import { fieldsOf, type Fields } from '../../../../shared/browser/forms/typed.ts';
import { readSettingsRequest } from './requests.ts';
import { settingsPageTexts } from './texts.ts';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';

export type SettingsContext = PageContext<'settings'>;

/** The typed values of the refused form, and its problems; the page knows the form by its request. */
export interface SettingsAttempt {
  typed: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

type Answer = PostAnswer<SettingsAttempt>;

/** Every form that is sent to `settings.php` (wire contract 3). */
export async function postSettings(context: SettingsContext): Promise<Answer> {
  const form = await context.form();
  const field = fieldsOf(form, context.url.searchParams);
  const request = readSettingsRequest(field, form);
  switch (request.kind) {
    case 'newsletter':
      return postNewsletter(context, field, request.action);
    case 'newsletter-key':
      return request.action === 'confirm'
        ? confirmNewsletter(context, request.key)
        : leaveNewsletter(context, request.key, form.has('List-Unsubscribe'));
    case 'question':
      return postQuestion(context, field, request.productId);
    case 'opinion':
      return postOpinion(context, form, field, request.productId);
    case 'opinion-key':
      return confirmOpinion(context, request.key);
    case 'opinion-vote':
      return rate(context, request);
    case 'wish':
      return postWish(context, field);
    case 'rebate':
      return postRebate(context, request.code);
    case 'view':
      return withCookie(redirect(backTo(context)), viewChoiceCookie(request.choice));
    case 'change':
      return inOther(redirect(await change(context, field)), chosenLanguage(context, field));
  }
}

/** The page of settings stays, with what it now has; other pages are shown again as they were asked for. */
async function change(context: SettingsContext, field: Fields): Promise<string> {
  const back = await changeSettings(context, field);
  if (field('settings_form') === '') return back;
  const language = chosenLanguage(context, field) ?? currentLanguage();
  const overrides = await context.store.settings.texts(language);
  await addNotice(context, 'success', translator(settingsPageTexts, { locale: language, overrides })('saved'));
  return addressOf('settings');
}

const refused = (typed: SettingsAttempt['typed'], problems: SettingsAttempt['problems']): Answer =>
  rejected({ typed, problems });

async function postNewsletter(context: SettingsContext, field: Fields, action: 'add' | 'remove'): Promise<Answer> {
  const typed = readNewsletter(field);
  const problems = await (action === 'add' ? subscribe : unsubscribe)(context, typed);
  if (problems) return refused(typed, problems);
  if (action === 'add') await addCodeNotice(context, 'message.mailing_sendingconfirm');
  else await addNotice(context, 'success', translator(newsletterTexts, context.texts)('leaveSent'));
  return redirect(backTo(context));
}

async function confirmNewsletter(context: SettingsContext, key: string): Promise<Answer> {
  switch (await context.store.newsletter.confirm(key, context.settings.newsletterKeyDays)) {
    case 'unknown':
      return notFound();
    case 'expired':
      await addCodeNotice(context, 'message.token_expired');
      return redirect(addressOf('settings', {}, { mailing_action: 'add' }));
    case 'already':
      await addCodeNotice(context, 'message.mailing_emailexist');
      return redirect(addressOf('home'));
    case 'done':
      await addCodeNotice(context, 'message.mailing_addsuccess');
      return redirect(addressOf('home'));
  }
}

/** @param isOneClick a mail program asks (RFC 8058): no one sees a page */
async function leaveNewsletter(context: SettingsContext, key: string, isOneClick: boolean): Promise<Answer> {
  const answer = await context.store.newsletter.leave(key);
  if (answer === 'unknown') return notFound();
  if (isOneClick) return data({ status: 'success' });
  await addCodeNotice(context, answer === 'done' ? 'message.mailing_removesuccess' : 'message.mailing_nosuchemail');
  return redirect(addressOf('home'));
}

async function postQuestion(context: SettingsContext, field: Fields, productId: number): Promise<Answer> {
  const product = await context.store.catalogue.product(productId);
  if (!product) return notFound();
  const typed = readQuestion(field);
  const problems = await askQuestion(context, productId, typed);
  if (problems) return refused(typed, problems);
  const sent = errorText('message.product_question_sent', context.texts);
  const next = translator(settingsPageTexts, context.texts)('questionAnswered', { email: typed.question_email });
  await addNotice(context, 'success', `${sent} ${next}`);
  return redirect(addressOf('product', { id: product.id, slug: product.slug }));
}

async function postOpinion(
  context: SettingsContext,
  form: FormData,
  field: Fields,
  productId: number,
): Promise<Answer> {
  const product = await context.store.catalogue.product(productId);
  if (!product) return notFound();
  const typed = readOpinion(field);
  const outcome = await sendOpinion(context, productId, typed, chosenPhotos(form));
  if (outcome.kind === 'refused') return refused(typed, outcome.problems);
  if (outcome.kind === 'postponed') {
    return postponed({ typed, problems: outcome.problems }, context.settings.imageRetrySeconds);
  }
  if (outcome.isPublished) await addCodeNotice(context, 'message.opinion_addsuccess');
  else await addNotice(context, 'success', translator(opinionTexts, context.texts)('waiting'));
  if (outcome.hasLostPhoto) await addCodeNotice(context, 'message.opinion_addphotoerror');
  return redirect(addressOf('product', { id: product.id, slug: product.slug }));
}

async function confirmOpinion(context: SettingsContext, key: string): Promise<Answer> {
  const opinion = await context.store.sentOpinions.byKey(key);
  if (!opinion) return notFound();
  const answer = await context.store.sentOpinions.publish(key);
  const t = translator(opinionTexts, context.texts);
  if (answer === 'done') await addNotice(context, 'success', t('published'));
  else await addNotice(context, 'info', t(opinion.isPublished ? 'published' : 'alreadyThere'));
  return redirect(addressOf('product', { id: opinion.productId, slug: opinion.productSlug }));
}

/** The page of the product shows the vote at its opinion, also an earlier one: that is the answer. */
async function rate(
  context: SettingsContext,
  { opinionId, isPositive }: { opinionId: number; isPositive: boolean },
): Promise<Answer> {
  const vote = await rateOpinion(context, opinionId, isPositive);
  return vote.kind === 'unknown' ? notFound() : redirect(`${backTo(context)}#${opinionPlace(opinionId)}`);
}

async function postWish(context: SettingsContext, field: Fields): Promise<Answer> {
  const typed = readWish(field);
  const problems = await wishForProduct(context, typed);
  if (problems) return refused(typed, problems);
  await addCodeNotice(context, 'message.products_requests_added');
  return redirect(backTo(context));
}

/** The basket shows the code's outcome and discount. */
async function postRebate(context: SettingsContext, code: string | null): Promise<Answer> {
  const { isActive, text } = await (code === null ? deactivateRebate(context) : activateRebate(context, code));
  await addNotice(context, isActive || code === null ? 'success' : 'error', text);
  // Back to the account's page with the same form (wire contract 3); a guest has only the basket.
  const isOfAccount = context.url.searchParams.get('from') === 'client_rebate' && (await context.client()) !== null;
  return redirect(addressOf(isOfAccount ? 'client-rebate' : 'basket'));
}
