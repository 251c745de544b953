import { Alert } from '../../../../../components/alert/index.ts';
import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Form, SubmitButton } from '../../../../../components/form/index.ts';
import { icons } from '../../../../../components/icon/index.ts';
import { PhoneField } from '../../../../../components/phone-field/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { longestValue } from '../../../../../patterns/rules/validation.ts';
import * as styles from './observation-form.css.ts';
import { observationFields, observationProblems, readObservation, type ObservationField } from './observation-rules.ts';
import type { ObservationAttempt } from '../../server/observations/submit-observation.ts';
import { observationTexts } from './texts.ts';

export interface ObservationFieldsProps {
  /** The form's action: the page's own address. */
  action: string;
  /** The sizes to wait for, at least one. */
  sizes: ReadonlyArray<{ type: string; name: string }>;
  /** Whether other sizes can be bought: a single sold-out one is then named. */
  isAside: boolean;
  attempt: ObservationAttempt | null;
  phoneMinimum: number;
  /** Delay from the last change to validation, in milliseconds. */
  validationDelay: number;
}

/** A refused form returns to its place: the browser scrolls there. */
export const observationPlace = 'powiadom';

const judged = [observationFields.email, observationFields.phone, observationFields.consent];

/** The back-in-stock form: plain HTML, which with a script validates itself as the server will. */
export function ObservationFields(props: ObservationFieldsProps) {
  const { action, sizes, isAside, attempt, phoneMinimum, validationDelay } = props;
  const t = useTexts(observationTexts);
  const texts = useTextsContext();
  const [first] = sizes;
  const { problems = {} } = attempt ?? {};
  const chosen = sizes.find(({ type }) => type === attempt?.size) ?? first;
  return (
    <Form
      action={`${action}#${observationPlace}`}
      method="post"
      errors={judged.flatMap((name) => {
        const message = problems[name];
        return message === undefined ? [] : [{ name, label: t(name), message }];
      })}
      checks={({ name }, form) =>
        observationProblems(readObservation(form), phoneMinimum, texts)[name as ObservationField] ?? null
      }
      hasSummary={false}
      focusAfterFailure="first-error"
      validationDelay={validationDelay}
    >
      <div className={styles.form}>
        <input type="hidden" name={observationFields.marker} value="1" />
        <Text tone="muted">{t('lead')}</Text>
        {problems.form !== undefined && <Alert tone="error" title={problems.form} />}
        {sizes.length > 1 ? (
          <RadioGroup
            label={t('size')}
            name={observationFields.size}
            look="option"
            options={sizes.map(({ type, name }) => ({ value: type, label: name }))}
            defaultValue={chosen?.type ?? ''}
          />
        ) : (
          <>
            {isAside && <Text isStrong>{t('onlySize', { name: first?.name ?? '' })}</Text>}
            <input type="hidden" name={observationFields.size} value={first?.type ?? ''} />
          </>
        )}
        <TextField
          label={t('email')}
          name={observationFields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={longestValue}
          defaultValue={attempt?.email ?? ''}
          isRequired
        />
        <PhoneField
          label={t('phone')}
          name={observationFields.phone}
          maxLength={30}
          defaultValue={attempt?.phone ?? ''}
          note={t('phoneNote')}
          isOptional
        />
        <Checkbox
          label={t('consent')}
          name={observationFields.consent}
          value="1"
          defaultChecked={attempt?.hasConsent ?? false}
          isRequired
        />
        {isAside ? (
          <div>
            <SubmitButton tone="secondary">{t('submit')}</SubmitButton>
          </div>
        ) : (
          <SubmitButton size="large" icon={icons.bell} isFullWidth>
            {t('submit')}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
