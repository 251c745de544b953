import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { DayCalendar } from '../calendar/day-calendar.tsx';
import * as dateFieldStyles from '../date-field/date-field.css.ts';
import { dayCalendarOptions, type PickerCalendarOptions } from '../date-picker/picker-calendar.ts';
import { PickerOverlay } from '../date-picker/picker-overlay.tsx';
import type { PickerOverlayState } from '../date-picker/use-picker-overlay.ts';
import type { CalendarDay } from '../dates/index.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { FieldBox, type FieldOptions } from '../field/index.ts';
import * as styles from './date-range-picker.css.ts';
import { RangeSummary } from './range-summary.tsx';
import type { RangeCount, RangeLanguage } from './range-words.ts';
import type { RangeDraft } from './use-range-draft.ts';
import type { RangeGroup } from './use-range-group.ts';
import type { RangeBehaviour } from './use-range-picker.ts';

/** The owner's options of a panel with a range. */
export interface RangePanelOptions {
  /** How a range's length is described: its available days, by default as "dni", or a custom count. */
  count?: RangeCount;
  /** How the calendar shows days: names, week numbers, content of a day. A panel has two months, a sheet one. */
  calendar?: PickerCalendarOptions | undefined;
  /** Whether Back closes the sheet: while open, the history has one more entry. Off by default. */
  closesOnBack?: boolean | undefined;
}

export interface RangeFrameProps extends RangePanelOptions {
  field: FieldOptions;
  group: RangeGroup;
  overlay: PickerOverlayState;
  draft: RangeDraft;
  language: RangeLanguage;
  behaviour: Pick<RangeBehaviour, 'today' | 'availability'>;
  isAvailable: (day: CalendarDay) => boolean;
  /** The default hint. */
  hint: string;
  triggerName: string;
  /** The class of both inputs. */
  inputClass: string;
  /** Content between the days and their summary. */
  children?: ReactNode;
}

/** Two inputs in one box, and the panel or sheet in which their range is chosen. */
export function RangeFrame({
  field,
  group,
  overlay,
  draft,
  language,
  behaviour: { today, availability },
  isAvailable,
  hint,
  triggerName,
  inputClass,
  count = 'days',
  calendar,
  closesOnBack,
  children,
}: RangeFrameProps) {
  const { t } = language;
  const isPanel = overlay.shown === 'popover';
  const summary = <RangeSummary draft={draft} count={count} isAvailable={isAvailable} language={language} />;
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
        {...dayCalendarOptions(calendar)}
        {...availability}
        monthCount={isPanel ? (calendar?.monthCount ?? 2) : 1}
        isBare
        today={today}
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
      field={{ ...field, hint: field.hint ?? <span className={dateFieldStyles.example}>{hint}</span> }}
      wiring={group}
    >
      {/* The native inputs have their own calendars, even without JavaScript. */}
      <FieldBox state={group.state} end={!group.isNative && trigger}>
        <input className={inputClass} {...group.inputProps('start')} />
        <span className={styles.dash} />
        <input className={inputClass} {...group.inputProps('end')} />
      </FieldBox>
    </FieldGroup>
  );
}
