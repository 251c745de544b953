import { fromIsoDate } from '../../../../../components/dates/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { useLateControl } from '../../../../shared/browser/forms/use-late-control.ts';
import type { CallDaysControlProps } from './call-days-control.tsx';
import { callDaysText, longestCallDays } from './call-days.ts';
import { contactTexts } from './texts.ts';

const calendar = () => import('./call-days-control.tsx').then((module) => ({ Control: module.CallDaysControl }));

/** More days on which the shop may call: a line of text, and with a script a calendar. */
export function CallDaysField({ text, hasProblem, ...rest }: CallDaysControlProps & { hasProblem: boolean }) {
  const t = useTexts(contactTexts);
  const { locale } = useTextsContext();
  // A wrong day can be corrected where it was typed.
  const late = useLateControl(calendar, { field: 'call_days', isWanted: !hasProblem });
  if (late) return <late.Control {...rest} text={late.text} />;
  const { earliest, latest, pattern } = rest.offer;
  const written = (day: string) => callDaysText([fromIsoDate(day)], pattern, locale);
  return (
    <TextField
      id="call_days"
      name="call_days"
      label={t('moreDays')}
      hint={t('moreDaysHint', { first: written(earliest), last: written(latest) })}
      defaultValue={text}
      maxLength={longestCallDays}
      isOptional
    />
  );
}
