import { translator } from '../../../../../components/texts/texts.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import { fieldsOf, type Problems } from '../../../../shared/browser/forms/typed.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { informationAddress } from '../../../../shared/information-addresses.ts';
import { notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { kindOf, readReport, reportProblems, type ReportField, type TypedReport } from './rules.ts';
import { accessibilityReportTexts } from './texts.ts';

export interface ReportAttempt {
  typed: TypedReport;
  problems: Problems<ReportField>;
}

/** Mails the report to the shop, with its kind and its place first. */
export async function sendReport(context: PageContext<'accessibility-report'>): Promise<PostAnswer<ReportAttempt>> {
  const { settings, texts, store } = context;
  if (settings.companyEmail === '') return notFound();
  const typed = readReport(fieldsOf(await context.form(), context.url.searchParams));
  const problems = reportProblems(typed, settings.questionCharacters, texts);
  if (isAnyWrong(problems)) return rejected({ typed, problems });
  const t = translator(accessibilityReportTexts, texts);
  const kind = kindOf(typed);
  const message = [
    t(`${kind}Mail`),
    ...(typed.report_place ? [t('placeMail', { place: typed.report_place })] : []),
    '',
    typed.report_message,
  ].join('\n');
  await store.contact.send({ name: typed.report_name, email: typed.report_email, message }, settings.companyEmail);
  await addNotice(context, 'success', t(`${kind}Sent`));
  return redirect(informationAddress('accessibility'));
}
