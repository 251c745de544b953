import { addressOf } from '../../../../shared/addresses.ts';
import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import { fieldsOf, type Problems } from '../../../../shared/browser/forms/typed.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { addCodeNotice } from '../../../../shared/forms/add-code-notice.ts';
import { notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { contactProblems, readContact, type ContactField, type TypedContact } from './rules.ts';

export interface ContactAttempt {
  typed: TypedContact;
  problems: Problems<ContactField>;
}

export async function sendContact(context: PageContext<'contact'>): Promise<PostAnswer<ContactAttempt>> {
  const { settings, texts, store } = context;
  if (settings.companyEmail === '') return notFound();
  const typed = readContact(fieldsOf(await context.form(), context.url.searchParams));
  const problems = contactProblems(typed, settings.questionCharacters, texts);
  if (isAnyWrong(problems)) return rejected({ typed, problems });
  await store.contact.send(
    { name: typed.contact_name, email: typed.contact_email, message: typed.contact_message },
    settings.companyEmail,
  );
  await addCodeNotice(context, 'message.contactus_sent');
  return redirect(addressOf('contact'));
}
