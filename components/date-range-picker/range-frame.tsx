import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { propsOfDates } from '../calendar/date-props.ts';
import { DayCalendar } from '../calendar/day-calendar.tsx';
import * as dateFieldStyles from '../date-field/date-field.css.ts';
import { PickerOverlay } from '../date-picker/picker-overlay.tsx';
import { rulesOfDates } from '../dates/index.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { FieldBox, FieldMessage } from '../field/index.ts';
import * as styles from './date-range-picker.css.ts';
import { countInWords, rangeInWords } from './range-words.ts';
import type { RangePicker } from './use-range-picker.ts';

export interface RangeFrameProps {
  /** The result of `useRangePicker`. */
  picker: RangePicker;
  triggerName: string;
  /** The class of both inputs. */
  inputClass: string;
  /** Content between the days and their summary. */
  children?: ReactNode;
}

/** The selection, or the next step. Already announced, so it is no live region. */
function RangeSummary({ props, draft, isAvailable, language }: RangePicker) {
  const { range, begun, refusal, lack, times } = draft;
  const { t, words } = language;
  const wrong = refusal ?? (lack?.isWrong ? lack.message : null);
  if (wrong !== null) return <FieldMessage state="error">{wrong}</FieldMessage>;
  return (
    <p className={styles.summary}>
      {range ? (
        <>
          <strong className={styles.days}>{rangeInWords(range, language, times)}</strong>
          {`, ${countInWords(range, props.count ?? 'days', isAvailable, language)}`}
          {lack !== null && `. ${lack.message}`}
        </>
      ) : begun === null ? (
        t('chooseStart')
      ) : (
        t('chooseEnd', { date: words.dayAndMonth(begun) })
      )}
    </p>
  );
}

/** Two inputs in one box, and the panel or sheet in which their range is chosen. */
export function RangeFrame({ picker, triggerName, inputClass, children }: RangeFrameProps) {
  const { field, group, draft } = picker;
  const { overlay } = draft;
  const { availability, calendar, closesOnBack } = picker.props;
  const { t } = picker.language;
  const isPanel = overlay.shown === 'popover';
  const summary = <RangeSummary {...picker} />;
  const buttonSize = isPanel ? 'compact' : 'standard';
  const actions = (
    <>
      <Button tone={isPanel ? 'text' : 'secondary'} size={buttonSize} onClick={draft.clear}>
        {t('clear')}
      </Button>
      <Button tone="primary" size={buttonSize} onClick={draft.take}>
        {t('take')}
      </Button>
    </>
  );
  const trigger = (
    <PickerOverlay
      overlay={overlay}
      triggerName={triggerName}
      title={t('title')}
      closesOnBack={closesOnBack}
      isDisabled={group.isDisabled}
      actions={isPanel ? undefined : actions}
    >
      <DayCalendar
        {...propsOfDates(calendar ?? {})}
        {...rulesOfDates(availability ?? {})}
        monthCount={isPanel ? (calendar?.monthCount ?? 2) : 1}
        isBare
        today={picker.today}
        mode="multiple-ranged"
        canGiveUp={false}
        value={draft.selection}
        onChange={(_selection, { day }) => draft.choose(day)}
        prompt={(_selection, { day }) => draft.promptAfter(day)}
      />
      {children}
      {isPanel ? (
        <div className={styles.foot}>
          {summary}
          <div className={styles.actions}>{actions}</div>
        </div>
      ) : (
        <div className={styles.line}>{summary}</div>
      )}
    </PickerOverlay>
  );

  return (
    <FieldGroup
      field={{ ...field, hint: field.hint ?? <span className={dateFieldStyles.example}>{picker.hint}</span> }}
      wiring={group}
    >
      {/* The native inputs have their own calendars, even without JavaScript. */}
      <FieldBox state={group.state} end={!group.isNative && trigger}>
        <input className={inputClass} {...group.inputProps('start')} onKeyDown={overlay.onKeyDown} />
        <span className={styles.dash} />
        <input className={inputClass} {...group.inputProps('end')} onKeyDown={overlay.onKeyDown} />
      </FieldBox>
    </FieldGroup>
  );
}
