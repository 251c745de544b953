import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { kindOf, type ReportKind } from './rules.ts';
import { accessibilityReportTexts } from './texts.ts';

export interface ReportData {
  /** What the link asked for. */
  kind: ReportKind;
  /** The page the visitor comes from. */
  place: string;
  /** The signed-in customer's address and name, to begin with. */
  own: { email: string; name: string };
  validationDelay: number;
}

export async function loadReport(context: PageContext<'accessibility-report'>) {
  const { settings, url } = context;
  // The shop must be able to get it.
  if (settings.companyEmail === '') return notFound();
  const client = await context.client();
  return page<ReportData>({
    kind: kindOf({ report_kind: url.searchParams.get('report_kind') ?? '' }),
    place: (url.searchParams.get('report_place') ?? '').slice(0, 200),
    own: { email: client?.email ?? '', name: '' },
    validationDelay: settings.validationDelay,
  });
}

export const reportHead = (_: ReportData, { texts }: PageContext<'accessibility-report'>): PageHead => {
  const t = translator(accessibilityReportTexts, texts);
  return { title: t('title'), description: t('lead'), canonical: addressOf('accessibility-report') };
};
