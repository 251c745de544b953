import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { TextInput } from '../../../../../components/text-field/text-input.tsx';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { DeliverySlots } from '../../../../../patterns/rules/delivery-slots.ts';
import { useLateControl } from '../../../../shared/browser/forms/use-late-control.ts';
import { orderStepOneTexts } from '../order-step-1/texts.ts';
import type { DeliveryValues } from '../delivery-form.ts';
import { fieldOf } from './courier-fields.ts';
import * as styles from './delivery-section.css.ts';
import { ExactTime } from './exact-time.tsx';
import { slotPickerTexts } from './slot-picker.texts.ts';

export interface SlotPickerProps {
  /** The value of its tile. */
  shipping: string;
  slots: DeliverySlots;
  values: Pick<DeliveryValues, 'shipping' | 'delivery_day' | 'delivery_hours'>;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  isChosen: boolean;
  /** The chosen services: some come on weekends. */
  services: ReadonlyArray<string>;
}

const calendar = () => import('./slot-calendar.tsx').then((module) => ({ Control: module.SlotCalendar }));

/**
 * The day and hours of a delivery. The day is the browser's own date field; once this delivery is chosen, the calendar
 * is loaded, and takes its place unless the field is in use.
 */
export function SlotPicker({ shipping, slots, values, today, isChosen, services }: SlotPickerProps) {
  const t = useTexts(orderStepOneTexts);
  const tPicker = useTexts(slotPickerTexts);
  const isOwn = shipping === values.shipping;
  const name = fieldOf('delivery_day', shipping);
  const late = useLateControl(calendar, { field: name, isWanted: isChosen });
  const label = t('delivery_day');
  return (
    <div className={styles.slot}>
      {late ? (
        <late.Control name={name} label={label} slots={slots} today={today} chosen={late.text} services={services} />
      ) : (
        <TextInput
          id={name}
          name={name}
          label={label}
          controlProps={{ type: 'date', min: slots.earliest, max: slots.latest }}
          defaultValue={isOwn ? values.delivery_day : ''}
        />
      )}
      {slots.times && (
        <ExactTime
          name={fieldOf('delivery_hours', shipping)}
          label={tPicker('time')}
          rules={slots.times}
          value={isOwn ? values.delivery_hours : ''}
          isChosen={isChosen}
        />
      )}
      {slots.hours.length > 0 && (
        <RadioGroup
          id={fieldOf('delivery_hours', shipping)}
          name={fieldOf('delivery_hours', shipping)}
          label={t('delivery_hours')}
          look="option"
          defaultValue={isOwn ? values.delivery_hours : ''}
          options={slots.hours.map((hours) => ({ value: hours, label: hours }))}
        />
      )}
    </div>
  );
}
