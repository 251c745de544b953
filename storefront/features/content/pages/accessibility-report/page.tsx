import { Container } from '../../../../../components/container/index.ts';
import { EmailField } from '../../../../../components/email-field/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { VisitorForm } from '../../../../shared/browser/forms/visitor-form.tsx';
import { informationAddress } from '../../../../shared/information-addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { ReportAttempt } from './actions.ts';
import type { ReportData } from './data.ts';
import { Trail } from '../../server/trail/trail.tsx';
import * as styles from './page.css.ts';
import { kindOf, reportKinds } from './rules.ts';
import { accessibilityReportTexts } from './texts.ts';

/** A form for hints and complaints about accessibility (act of 26 April 2024). */
export function AccessibilityReportPage({ data, attempt }: PageViewProps<ReportData, ReportAttempt>) {
  const t = useTexts(accessibilityReportTexts);
  const typed = attempt?.typed;
  return (
    <Container>
      <Trail between={[{ name: t('statement'), href: informationAddress('accessibility') }]} current={t('title')} />
      <div className={styles.page}>
        <div className={styles.head}>
          <Heading level={1} id="report-title">
            {t('title')}
          </Heading>
          <Text look="lead">{t('lead')}</Text>
        </div>
        <VisitorForm
          action={addressOf('accessibility-report')}
          validationDelay={data.validationDelay}
          aria-labelledby="report-title"
          isMain
          headingLevel={2}
          hidden={{}}
          labels={{
            report_kind: t('kind'),
            report_message: t('message'),
            report_place: t('place'),
            report_name: t('name'),
            report_email: t('email'),
          }}
          problems={attempt?.problems}
          submit={t('send')}
        >
          <RadioGroup
            id="report_kind"
            name="report_kind"
            label={t('kind')}
            options={reportKinds.map((kind) => ({ value: kind, label: t(kind), description: t(`${kind}Note`) }))}
            defaultValue={typed ? kindOf(typed) : data.kind}
          />
          <TextArea
            id="report_message"
            name="report_message"
            label={t('message')}
            note={t('messageNote')}
            defaultValue={typed?.report_message}
            // No script counts here; the server says what is too long.
            maxLength={null}
            rows={6}
            isRequired
          />
          <TextField
            id="report_place"
            name="report_place"
            label={t('place')}
            note={t('placeNote')}
            defaultValue={typed?.report_place ?? data.place}
            isOptional
          />
          <TextField
            id="report_name"
            name="report_name"
            label={t('name')}
            note={t('nameNote')}
            autoComplete="name"
            defaultValue={typed?.report_name ?? data.own.name}
            isOptional
          />
          <EmailField
            id="report_email"
            name="report_email"
            label={t('email')}
            note={t('emailNote')}
            defaultValue={typed?.report_email ?? data.own.email}
            isRequired
          />
        </VisitorForm>
      </div>
    </Container>
  );
}
