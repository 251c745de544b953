import { Accordion } from '../../components/accordion/index.ts';
import { Alert } from '../../components/alert/index.ts';
import { Button } from '../../components/button/index.ts';
import { Checkbox } from '../../components/checkbox/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { Text } from '../../components/text/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { longestValue } from '../../patterns/rules/validation.ts';
import * as styles from './observation-form.css.ts';
import { observationFields, type ObservationAttempt } from './submit-observation.ts';
import { observationTexts } from './texts.ts';

export interface ObservationFormProps {
  /** Where the form goes: the page's own address. */
  action: string;
  /** What of the product can be waited for, at least one. */
  sizes: ReadonlyArray<{ type: string; name: string }>;
  /** Whether other sizes can be bought: the form is then folded up until it is wanted. */
  isAside: boolean;
  attempt: ObservationAttempt | null;
}

/** A refused form comes back where it stood: the browser goes to this place of the page. */
const place = 'powiadom';

/** Asks for word when goods are there again (S-36). It is HTML alone: no script comes with it. */
export function ObservationForm({ action, sizes, isAside, attempt }: ObservationFormProps) {
  const t = useTexts(observationTexts);
  const form = <Fields action={action} sizes={sizes} isAside={isAside} attempt={attempt} />;
  if (isAside) {
    return (
      <Accordion
        headingLevel={2}
        sections={[{ id: place, heading: t('titleForSize'), content: form, isOpen: attempt !== null }]}
      />
    );
  }
  return (
    <section id={place} className={styles.section} aria-labelledby="powiadom-tytul">
      <Heading level={2} look="h3" id="powiadom-tytul">
        {t('title')}
      </Heading>
      {form}
    </section>
  );
}

function Fields({ action, sizes, isAside, attempt }: ObservationFormProps) {
  const t = useTexts(observationTexts);
  const [first] = sizes;
  const { problems = {} } = attempt ?? {};
  const chosen = sizes.find(({ type }) => type === attempt?.size) ?? first;
  return (
    <form className={styles.form} action={`${action}#${place}`} method="post" noValidate data-submit-once="">
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
        error={problems.email}
        isRequired
      />
      <TextField
        label={t('phone')}
        name={observationFields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        defaultValue={attempt?.phone ?? ''}
        error={problems.phone}
        note={t('phoneNote')}
        isOptional
      />
      <Checkbox
        label={t('consent')}
        name={observationFields.consent}
        value="1"
        defaultChecked={attempt?.hasConsent ?? false}
        error={problems.consent}
        isRequired
      />
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  );
}
