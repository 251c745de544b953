import { useState } from 'react';
import { TextField } from '../../../../components/text-field/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { askedFieldsTexts } from './asked-fields.texts.ts';
import type { BirthDateControlProps } from './birth-date-control.tsx';
import { useLateControl } from './use-late-control.ts';

export interface BirthDateFieldProps extends Pick<BirthDateControlProps, 'today' | 'isRequired'> {
  /** The control's name and id. */
  name: string;
  /** The initial value, as typed. */
  value: string;
}

const control = () =>
  import('./birth-date-control.tsx').then((module) => ({
    Control: module.BirthDateControl,
    accepts: module.holdsDate,
  }));

/**
 * A date of birth: a line of text, YYYY-MM-DD (spec 5). With a script the kit's date field takes its place once it was
 * used, and reads a date that was typed in another form.
 */
export function BirthDateField({ name, value, today, isRequired }: BirthDateFieldProps) {
  const t = useTexts(askedFieldsTexts);
  const [isWanted, setWanted] = useState(false);
  const late = useLateControl(control, { field: name, isWanted });
  const shared = { id: name, name, label: t('birthDate'), isRequired, isOptional: !isRequired };
  return late ? (
    <late.Control {...shared} today={today} text={late.text} />
  ) : (
    <TextField
      {...shared}
      defaultValue={value}
      hint={t('birthDateHint')}
      autoComplete="bday"
      spellCheck={false}
      maxLength={20}
      onFocus={() => setWanted(true)}
    />
  );
}
