import { toIsoDate } from '../../../../../components/dates/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import { fieldsOf, type Fields, type Problems } from '../../../../shared/browser/forms/typed.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { addCodeNotice } from '../../../../shared/forms/add-code-notice.ts';
import { notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import {
  callBackProblems,
  readCallBack,
  type CallBackField,
  type TypedCallBack,
} from '../../browser/contact/call-back-rules.ts';
import {
  contactProblems,
  readContact,
  type ContactField,
  type TypedContact,
} from '../../browser/contact/contact-rules.ts';
import { callDaysOf } from '../../browser/contact/call-days.ts';
import { callWindowOf } from '../../browser/contact/call-window.ts';
import { contactTexts } from '../../browser/contact/texts.ts';
import { callMomentInWords } from '../../server/contact/call-moment.ts';
import { loadCallBack } from '../../server/contact/load-call-back.ts';

/** The refused form: one of the two. */
export type ContactAttempt =
  | { form: 'write'; typed: TypedContact; problems: Problems<ContactField> }
  | { form: 'call-back'; typed: TypedCallBack; problems: Problems<CallBackField> };

type Context = PageContext<'contact'>;

export async function postContact(context: Context): Promise<PostAnswer<ContactAttempt>> {
  if (context.settings.companyEmail === '') return notFound();
  const field = fieldsOf(await context.form(), context.url.searchParams);
  return field('do') === 'call' ? askForCall(context, field) : sendMessage(context, field);
}

async function sendMessage(context: Context, field: Fields): Promise<PostAnswer<ContactAttempt>> {
  const { settings, texts, store } = context;
  const typed = readContact(field);
  const problems = contactProblems(typed, settings.questionCharacters, texts);
  if (isAnyWrong(problems)) return rejected({ form: 'write', typed, problems });
  await store.contact.send(
    { name: typed.contact_name, email: typed.contact_email, message: typed.contact_message },
    settings.companyEmail,
  );
  await addCodeNotice(context, 'message.contactus_sent');
  return redirect(addressOf('contact'));
}

/** A wish to be called: the shop gets it by mail. */
async function askForCall(context: Context, field: Fields): Promise<PostAnswer<ContactAttempt>> {
  const { settings, texts, store } = context;
  const offer = await loadCallBack(context);
  if (!offer) return notFound();
  const typed = readCallBack(field);
  const problems = callBackProblems(typed, { offer, longest: settings.questionCharacters }, texts);
  if (isAnyWrong(problems)) return rejected({ form: 'call-back', typed, problems });
  const { call_phone: phone, call_at: at, call_name: name, call_subject: subject, call_topic: topic } = typed;
  const moreDays = callDaysOf(typed.call_days, offer, texts).map(toIsoDate);
  const window = callWindowOf(typed, offer);
  await store.contact.askForCall({ phone, at, moreDays, window, name, subject, topic }, settings.companyEmail);
  const t = translator(contactTexts, texts);
  await addNotice(
    context,
    'success',
    t('callAsked', { moment: callMomentInWords(at, texts.locale, settings.calendarClock), phone }),
  );
  return redirect(addressOf('contact'));
}
