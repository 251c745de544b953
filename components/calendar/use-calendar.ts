import { useId, useMemo, useState, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { announce } from '../announcer/index.ts';
import {
  addMonths,
  availabilityOf,
  chooseDay,
  clampDay,
  noSelection,
  type Availability,
  type AvailabilityRules,
  type CalendarDay,
} from '../dates/index.ts';
import { ruleNames } from '../dates/availability.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import type { CalendarBehaviour, CalendarView, MonthChange } from './calendar-options.ts';
import { calendarTexts } from './calendar.texts.ts';
import { calendarWords } from './calendar-words.ts';
import { moveFocus } from './keys.ts';
import { cellDay, dayInCell, isWithin, monthsBetween, monthsOnPage, shownDays, type ShownPage } from './pages.ts';
import { choicePrompt, pageTitle } from './prompts.ts';
import { useDayState } from './use-day-state.ts';
import { dayOfEvent, useRovingCell } from './use-roving-cell.ts';
import { useSpanDrag } from './use-span-drag.ts';
import { useSettledAnnouncement } from './use-settled-announcement.ts';

/** The prepared rules, rebuilt only when one of them changes. */
const useAvailability = (rules: AvailabilityRules): Availability =>
  useMemo(
    () => availabilityOf(rules),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one by one: the object is new with every drawing
    ruleNames.map((name) => rules[name]),
  );

/** What a calendar remembers beside its days. */
interface Browsing {
  /** The view and month it belongs to: it ends when the owner shows others. */
  readonly view: CalendarView;
  readonly month: CalendarDay;
  /** The day that has focus among months or years. */
  readonly day: CalendarDay;
  /** The month panel that the month and year views belong to. */
  readonly panel: number;
  /** The view to which a chosen year leads. */
  readonly from: CalendarView;
  /**
   * Whether empty cells keep a hidden button: creating one costs as much as updating three. Not for keys: focus is on a
   * day then, and if its button is hidden, Orca 43.1 reads the next one's full context.
   */
  readonly hasSpareButtons: boolean;
}

const notBrowsing: Browsing = { view: 'day', month: 0, day: 0, panel: 0, from: 'month', hasSpareButtons: false };

/** State and behaviour of a calendar: page, selection and focus. */
export function useCalendar(options: CalendarBehaviour) {
  const { mode = 'single', canGiveUp = true, finestView = 'day', monthCount = 1, yearsInView } = options;
  const id = useId();
  const t = useTexts(calendarTexts);
  const textsLocale = useTextsContext().locale;
  const locale = options.locale ?? textsLocale;
  const words = calendarWords(locale, options.names);
  const availability = useAvailability(options);
  const bounds = { min: availability.min, max: Math.max(availability.min, availability.max) };

  const [selection, setSelection] = useControlledState(
    options.value,
    options.defaultValue ?? noSelection,
    options.onChange,
  );
  const [view, setView] = useControlledState(options.view, options.defaultView ?? finestView, options.onViewChange);
  const state = useDayState(options, bounds, selection.days, locale);
  const { month, focused } = state;

  const [browsing, setBrowsing] = useState(notBrowsing);
  const chosenMonth = addMonths(month, browsing.panel);
  const dayOfChosenMonth = clampDay(dayInCell('month', chosenMonth, focused), bounds);
  const isBrowsing = browsing.view === view && browsing.month === month;
  const active = view === 'day' ? focused : isBrowsing ? browsing.day : dayOfChosenMonth;
  const page: ShownPage = { view, monthCount, yearsInView, page: view === 'day' ? month : active };
  const shown = shownDays(page);
  const cells = useRovingCell(cellDay(view, active), options.hasFocusAtOnce ?? false);
  /** The hovered or focused day while a span has no end. */
  const [pointed, setPointed] = useState<CalendarDay | null>(null);

  const announceSettled = useSettledAnnouncement();
  /** Makes a day active, on another page if need be, which it reports and announces, each once. */
  const goTo = (day: CalendarDay, reason: MonthChange['reason'], changes: Partial<Browsing> = {}) => {
    const isAmongDays = view === 'day' && (changes.view ?? view) === 'day';
    const next = { ...browsing, view, month: isAmongDays ? state.monthWith(day) : month, ...changes };
    const title = pageTitle({ ...page, view: next.view, page: next.view === 'day' ? next.month : day }, words, t);
    const isTurned = next.view !== view || title !== pageTitle(page, words, t);
    setBrowsing({ ...next, day, hasSpareButtons: isTurned ? reason === 'arrow' : next.hasSpareButtons });
    if (next.view === 'day') state.focus(day);
    if (next.view !== view) setView(next.view);
    // A click on a month or year is reported even if it is already shown.
    const isTaken = reason === 'month' || reason === 'year';
    if (next.month !== month || isTaken) options.onMonthChange?.(next.month, { reason });
    if (isTurned) announceSettled(next.view === view ? title : t(`${next.view}View`, { title }));
  };

  const reasonOf = (day: CalendarDay): string | null => {
    const reason = availability.reasonOf(day);
    if (reason === null) return null;
    return t(reason, { date: words.date(reason === 'tooEarly' ? availability.min : availability.max) });
  };

  const choose = (day: CalendarDay, isGivenUp = canGiveUp) => {
    cells.want();
    goTo(day, 'day');
    const reason = reasonOf(day);
    if (reason !== null) return announce(reason);
    const { isAvailable } = availability;
    const next = chooseDay(selection, day, { mode, isAvailable, canGiveUp: isGivenUp });
    const change = { reason: 'day', day } as const;
    setSelection(next, change);
    setPointed(null);
    const prompt = options.prompt?.(next, change) ?? choicePrompt(selection, next, day, isAvailable, words, t);
    if (prompt !== null) announceSettled(prompt);
  };

  /** Takes a month or year and returns to the view from which it was opened. */
  const take = (cell: CalendarDay, reason: 'month' | 'year') => {
    const day = dayInCell(view, cell, active);
    cells.want();
    if (cell > bounds.max || cell < cellDay(view, bounds.min)) {
      goTo(day, 'key');
      return announce(reasonOf(cell)!);
    }
    const wanted = clampDay(dayInCell(view, cell, chosenMonth), bounds);
    const nextMonth = state.monthWith(wanted);
    const nextView = view === finestView ? view : reason === 'month' ? 'day' : browsing.from;
    const dayOfWanted = clampDay(dayInCell('month', wanted, day), bounds);
    state.focus(dayOfWanted);
    goTo(nextView === 'day' ? dayOfWanted : clampDay(day, bounds), reason, {
      view: nextView,
      month: nextMonth,
      panel: monthsBetween(nextMonth, wanted),
    });
  };

  const arrows = { previous: shown.min > bounds.min, next: shown.max < bounds.max };
  const onArrow = (direction: -1 | 1) => {
    if (!(direction < 0 ? arrows.previous : arrows.next)) return announce(t(direction < 0 ? 'noEarlier' : 'noLater'));
    const day = clampDay(addMonths(active, direction * monthsOnPage(page)), bounds);
    if (view !== 'day') return goTo(day, 'arrow');
    state.turn(direction);
    goTo(day, 'arrow', { month: addMonths(month, direction) });
  };

  /** Opens a panel's months or years, or returns to where they were opened. */
  const onSwitch = (to: 'month' | 'year', panel: number) => {
    if (view === to) {
      const back = to === 'year' ? browsing.from : 'day';
      return goTo(back === 'day' ? focused : dayOfChosenMonth, 'arrow', { view: back });
    }
    const opened = view === 'day' ? addMonths(month, panel) : active;
    const day = clampDay(monthsBetween(opened, active) === 0 ? active : opened, bounds);
    cells.want();
    goTo(day, 'arrow', { view: to, from: view, panel: view === 'day' ? panel : browsing.panel });
  };

  const isStarted = view === 'day' && selection.start !== null;
  const drag = useSpanDrag({
    root: cells.root,
    isEnabled: view === 'day' && mode === 'multiple-ranged',
    isBegun: isStarted,
    isAvailable: availability.isAvailable,
    // A drag from a chosen day lengthens its span.
    onBegin: (day) => choose(day, false),
    onEnd: (day) => choose(day, false),
  });
  return {
    id,
    t,
    words,
    availability,
    selection,
    page,
    turn: cells.turn,
    hasSpareButtons: browsing.hasSpareButtons,
    chosenMonth,
    pointed: isStarted ? pointed : null,
    isMultiple: mode !== 'single',
    arrows,
    onArrow,
    onSwitch,
    rootProps: { ref: cells.root, onBlur: cells.onBlur },
    /** For each grid: handles its cells' events. */
    gridProps: {
      onFocus: (event: SyntheticEvent) => {
        cells.onFocus();
        const day = dayOfEvent(event);
        // A pressed day of another month must not move away before the click.
        if (day === null || day === cellDay(view, active) || !isWithin(day, shown)) return;
        if (view === 'day') state.focus(day);
        else setBrowsing({ ...browsing, view, month, day: dayInCell(view, day, active) });
      },
      onClick: (event: SyntheticEvent) => {
        const day = dayOfEvent(event);
        if (day === null) return;
        if (view === 'day') choose(day);
        else take(day, view);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const { key, shiftKey, currentTarget } = event;
        const isRightToLeft = key.startsWith('Arrow') && getComputedStyle(currentTarget).direction === 'rtl';
        const next = moveFocus(view, active, { key, shiftKey, isRightToLeft }, yearsInView);
        if (next === null) return;
        const day = clampDay(next, bounds);
        event.preventDefault();
        cells.want();
        if (isStarted) setPointed(day);
        goTo(day, 'key');
      },
      ...drag,
      onPointerOver: (event: PointerEvent<HTMLElement>) => {
        drag.onPointerOver?.(event);
        if (isStarted) setPointed(dayOfEvent(event) ?? pointed);
      },
    },
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;
