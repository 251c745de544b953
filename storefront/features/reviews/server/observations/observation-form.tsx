import type { ReactNode } from 'react';
import { Accordion } from '../../../../../components/accordion/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { observationPlace } from '../../browser/observations/observation-fields.tsx';
import * as styles from '../../browser/observations/observation-form.css.ts';
import { observationTexts } from '../../browser/observations/texts.ts';

export interface ObservationFormProps {
  /** Whether other sizes can be bought: the form is then closed at first. */
  isAside: boolean;
  /** When the goods are expected back: "8 grudnia"; null if unknown. */
  returnsOn: string | null;
  /** It was refused. */
  isRefused: boolean;
  /** `ObservationFields`, as an island. */
  children: ReactNode;
}

/** Asks for a notice once goods are back (S-36): the frame of the form. */
export function ObservationForm({ isAside, returnsOn, isRefused, children }: ObservationFormProps) {
  const t = useTexts(observationTexts);
  if (isAside) {
    return (
      <Accordion
        headingLevel={2}
        sections={[{ id: observationPlace, heading: t('titleForSize'), content: children, isOpen: isRefused }]}
      />
    );
  }
  return (
    <section id={observationPlace} className={styles.section} aria-labelledby="powiadom-tytul">
      <Heading level={2} look="h3" id="powiadom-tytul">
        {returnsOn === null ? t('title') : t('returns', { day: returnsOn })}
      </Heading>
      {children}
    </section>
  );
}
