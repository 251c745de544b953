import { endTime, writeTime, type TimeRules } from '../../../../../components/dates/index.ts';
import { TextInput } from '../../../../../components/text-field/text-input.tsx';
import { useLateControl } from '../../../../shared/browser/forms/use-late-control.ts';

export interface ExactTimeProps {
  name: string;
  label: string;
  rules: TimeRules;
  /** The initial time: "8:30"; empty for none. */
  value: string;
  /** Whether its delivery is chosen. */
  isChosen: boolean;
}

const clock = () => import('./slot-time.tsx').then((module) => ({ Control: module.SlotTime }));

/** The exact time of a delivery: the browser's own field, until the kit's takes its place as the calendar does. */
export function ExactTime({ name, label, rules, value, isChosen }: ExactTimeProps) {
  const late = useLateControl(clock, { field: name, isWanted: isChosen });
  if (late) return <late.Control name={name} label={label} rules={rules} chosen={late.text} />;
  return (
    <TextInput
      id={name}
      name={name}
      label={label}
      controlProps={{
        type: 'time',
        min: writeTime(endTime(0, rules)),
        max: writeTime(endTime(-1, rules)),
        step: (rules.minuteStep ?? 1) * 60,
      }}
      // The browser's field holds two digits of each.
      defaultValue={value && value.padStart(5, '0')}
    />
  );
}
