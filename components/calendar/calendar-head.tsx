import { Icon, icons } from '../icon/index.ts';
import type { CalendarDay } from '../dates/index.ts';
import { monthName } from './calendar-words.ts';
import type { CalendarView } from './calendar-options.ts';
import * as css from './calendar.css.ts';
import type { DayCalendarProps } from './day-calendar.tsx';
import { pageTitle } from './prompts.ts';
import type { CalendarState } from './use-calendar.ts';

export interface CalendarHeadProps {
  calendar: CalendarState;
  /** The index of its month panel, and how many there are. */
  panel: number;
  panelCount: number;
  /** Any day of the page below. */
  page: CalendarDay;
  looks: Pick<DayCalendarProps, 'controls' | 'hasShortMonths' | 'finestView'>;
}

const arrowNames = {
  day: ['previousMonth', 'nextMonth'],
  month: ['previousYear', 'nextYear'],
  year: ['previousYears', 'nextYears'],
} as const satisfies Record<CalendarView, unknown>;

// Constant elements, which React skips.
const arrowIcons = {
  '-1': <Icon shape={icons.chevronLeft} size={20} />,
  '1': <Icon shape={icons.chevronRight} size={20} />,
};
const switchIcons = {
  closed: <Icon shape={icons.chevronDown} size={16} />,
  open: <Icon shape={icons.chevronUp} size={16} />,
};

/** The title of the page, with navigation. */
export function CalendarHead({ calendar, panel, panelCount, page, looks }: CalendarHeadProps) {
  const { id, t, words, arrows, onArrow, onSwitch } = calendar;
  const { controls = 'all', hasShortMonths = false, finestView = 'day' } = looks;
  const { view } = calendar.page;
  const month = monthName(words, view === 'day' ? page : calendar.chosenMonth, hasShortMonths);
  const year = view === 'year' ? pageTitle(calendar.page, words, t) : words.year(page);

  const arrow = (direction: -1 | 1) => {
    const isEnd = !(direction < 0 ? arrows.previous : arrows.next);
    return (
      <button
        type="button"
        className={css.arrow}
        aria-label={t(arrowNames[view][direction < 0 ? 0 : 1])}
        // Keeps focus at the calendar's end and says why it leads nowhere.
        aria-disabled={isEnd || undefined}
        aria-describedby={isEnd ? `${id}-${direction < 0 ? 'noEarlier' : 'noLater'}` : undefined}
        onClick={() => onArrow(direction)}
      >
        {arrowIcons[direction]}
      </button>
    );
  };
  const part = (of: 'month' | 'year', words: string) =>
    controls !== 'all' || finestView === 'year' ? (
      <span key={of} className={css.title}>
        {words}
      </span>
    ) : (
      <button
        key={of}
        type="button"
        className={css.title}
        // The name contains the visible words, for voice control (WCAG 2.5.3).
        aria-label={of === 'month' ? t('chooseMonth', { month: words }) : t('chooseYear', { year: words })}
        aria-expanded={view === of}
        onClick={() => onSwitch(of, panel)}
      >
        <span>{words}</span>
        {switchIcons[view === of ? 'open' : 'closed']}
      </button>
    );

  return (
    <div className={css.head}>
      {panel === 0 && controls !== 'none' && arrow(-1)}
      <div className={css.titles}>
        {view !== 'year' && finestView === 'day' && part('month', month)}
        {part('year', year)}
      </div>
      {panel === panelCount - 1 && controls !== 'none' && arrow(1)}
    </div>
  );
}
