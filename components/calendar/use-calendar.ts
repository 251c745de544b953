import { useId, useMemo, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { announce } from '../announcer/index.ts';
import {
  addMonths,
  availabilityOf,
  chooseDay,
  clampDay,
  moveFocus,
  noSelection,
  startOfMonth,
  type Availability,
  type AvailabilityRules,
  type CalendarDay,
  type CalendarView,
  type Selection,
} from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import type { CalendarBehaviour, MonthChange } from './calendar-options.ts';
import { calendarTexts } from './calendar.texts.ts';
import { calendarWords } from './calendar-words.ts';
import { choicePrompt, pageTitle } from './prompts.ts';
import { arrowsOf, cellDay, dayInCell, isSamePlace, monthsBetween, pageWith, type ShownPage } from './shown-page.ts';
import { dayOfEvent, useRovingCell } from './use-roving-cell.ts';
import { useSettledAnnouncement } from './use-settled-announcement.ts';

/** The prepared rules, rebuilt only when one of them changes. */
function useAvailability(rules: AvailabilityRules): Availability {
  const { min, max, enabledDays, isEnabledDaysOnly, disabledDays, workingDays } = rules;
  const { holidays, areHolidaysDisabled, areWeekendsDisabled, disabledWeekdays } = rules;
  return useMemo(
    () => availabilityOf(rules),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one by one: the object is new with every drawing
    [
      min,
      max,
      enabledDays,
      isEnabledDaysOnly,
      disabledDays,
      workingDays,
      holidays,
      areHolidaysDisabled,
      areWeekendsDisabled,
      disabledWeekdays,
    ],
  );
}

/** A month or year was clicked: reported even if it is already shown. */
const isTaken = (reason: MonthChange['reason']): boolean => reason === 'month' || reason === 'year';

/** What a calendar remembers of its page. */
interface Shown {
  readonly view: CalendarView;
  /** The first day of the first month shown, also in other views. */
  readonly month: CalendarDay;
  /** The browsed year or years; null for those of `month`. */
  readonly page: CalendarDay | null;
  /** The month panel that the month and year views belong to. */
  readonly panel: number;
  /** The view to which a chosen year leads. */
  readonly from: CalendarView;
  /** Counts pages with new cell elements: see `isSamePlace`. */
  readonly turn: number;
  /**
   * Whether empty cells keep a hidden button: creating one costs as much as updating three. Not for keys: focus is on a
   * day then, and if its button is hidden, Orca 43.1 reads the next one's full context.
   */
  readonly hasSpareButtons: boolean;
}

/** State and behaviour of a calendar: page, selection and focus. */
export function useCalendar(options: CalendarBehaviour) {
  const { today, mode = 'single', canGiveUp = true, finestView = 'day', monthCount = 1, onChange } = options;
  const id = useId();
  const t = useTexts(calendarTexts);
  const textsLocale = useTextsContext().locale;
  const words = calendarWords(options.locale ?? textsLocale, options.names);
  const availability = useAvailability(options);

  const [ownSelection, setOwnSelection] = useState(options.defaultValue ?? noSelection);
  const selection = options.value ?? ownSelection;
  const [own, setOwn] = useState<Shown>(() => {
    const view = options.defaultView ?? finestView;
    const month = options.defaultMonth ?? selection.days[0] ?? today;
    return { view, month, page: null, panel: 0, from: 'month', turn: 0, hasSpareButtons: false };
  });
  const month = startOfMonth(clampDay(options.month ?? own.month, availability));
  const view = options.view ?? own.view;
  // Browsing ends when the owner shows another page.
  const shown = { ...own, view, month, page: own.view === view && own.month === month ? own.page : null };
  const chosenMonth = addMonths(month, shown.panel);
  const pageOf = (next: Shown): ShownPage => ({
    view: next.view,
    monthCount,
    page: next.view === 'day' ? next.month : (next.page ?? addMonths(next.month, next.panel)),
  });
  const page = pageOf(shown);
  const first = selection.days[0] ?? clampDay(today, availability);
  const cells = useRovingCell({
    ...page,
    first: view === 'day' ? first : dayInCell('month', chosenMonth, first),
    days: view === 'day' ? selection.days : [chosenMonth],
    today,
    bounds: availability,
    hasFocusAtOnce: options.hasFocusAtOnce ?? false,
  });
  /** The hovered or focused day while a span has no end. */
  const [pointed, setPointed] = useState<CalendarDay | null>(null);

  const announceSettled = useSettledAnnouncement();
  /** Changes the page and announces it once. */
  const show = (changes: Partial<Shown>, reason: MonthChange['reason'] = 'arrow') => {
    const next = { ...shown, ...changes, hasSpareButtons: reason === 'arrow' };
    next.month = startOfMonth(clampDay(next.month, availability));
    setOwn(next);
    if (next.view !== view) options.onViewChange?.(next.view);
    if (next.month !== month || isTaken(reason)) options.onMonthChange?.(next.month, { reason });
    const title = pageTitle(pageOf(next), words, t);
    if (next.view !== view) announceSettled(t(`${next.view}View`, { title }));
    else if (title !== pageTitle(page, words, t)) announceSettled(title);
  };

  /** Focuses a day and shows its page. */
  const moveTo = (day: CalendarDay, reason: MonthChange['reason']) => {
    if (selection.start !== null && view === 'day') setPointed(day);
    const next = pageWith(page, day);
    if (next === page.page) return cells.focus(day);
    // Screen readers announce moved focus, not a focused cell that becomes another day.
    const turn = shown.turn + (isSamePlace(page, cells.activeDay(), { ...page, page: next }, day) ? 1 : 0);
    cells.focusNext(day);
    show(view === 'day' ? { month: next, turn } : { page: next, turn }, reason);
  };

  const reasonOf = (day: CalendarDay): string | null => {
    const reason = availability.reasonOf(day);
    if (reason === null) return null;
    return t(reason, { date: words.date(reason === 'tooEarly' ? availability.min : availability.max) });
  };

  const choose = (day: CalendarDay) => {
    moveTo(day, 'day');
    const reason = reasonOf(day);
    if (reason !== null) return announce(reason);
    const next: Selection = chooseDay(selection, day, { mode, isAvailable: availability.isAvailable, canGiveUp });
    setOwnSelection(next);
    setPointed(null);
    const change = { reason: 'day', day } as const;
    onChange?.(next, change);
    const prompt = options.prompt
      ? options.prompt(next, change)
      : choicePrompt(selection, next, day, availability.isAvailable, words, t);
    if (prompt !== null) announceSettled(prompt);
  };

  /** Takes a month or year and returns to the view from which it was opened. */
  const take = (cell: CalendarDay, reason: 'month' | 'year') => {
    const day = dayInCell(view, cell, cells.activeDay());
    if (cell > availability.max || cell < cellDay(view, availability.min)) {
      cells.focus(day);
      return announce(reasonOf(cell)!);
    }
    const next = reason === 'month' ? 'day' : shown.from;
    const wanted = startOfMonth(clampDay(dayInCell(view, cell, chosenMonth), availability));
    cells.focusNext(clampDay(day, availability));
    show({ month: addMonths(wanted, -shown.panel), page: null, view: view === finestView ? view : next }, reason);
  };

  const arrows = arrowsOf(page, availability);
  const onArrow = (direction: -1 | 1) => {
    const target = direction < 0 ? arrows.previous : arrows.next;
    if (target === null) return announce(t(direction < 0 ? 'noEarlier' : 'noLater'));
    const months = monthsBetween(page.page, target);
    cells.remember(clampDay(addMonths(cells.activeDay(), months), availability));
    show(view === 'day' ? { month: target } : { page: target });
  };

  /** Opens a panel's months or years, or returns to where they were opened. */
  const onSwitch = (to: 'month' | 'year', panel: number) => {
    if (view === to) return show({ view: to === 'year' ? shown.from : 'day', page: null });
    const asked = view === 'day' ? panel : shown.panel;
    const target = view === 'day' ? addMonths(month, asked) : page.page;
    cells.focusNext(target === startOfMonth(cells.activeDay()) ? cells.activeDay() : target);
    show({ view: to, page: target, panel: asked, from: view });
  };

  const isStarted = view === 'day' && selection.start !== null;
  return {
    id,
    t,
    words,
    availability,
    selection,
    page,
    turn: shown.turn,
    hasSpareButtons: shown.hasSpareButtons,
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
        const day = dayOfEvent(event);
        cells.onFocus(day === null ? null : dayInCell(view, day, cells.activeDay()));
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
        const next = moveFocus(view, cells.activeDay(), { key, shiftKey, isRightToLeft }, availability);
        if (next === null) return;
        event.preventDefault();
        moveTo(next, 'key');
      },
      ...(isStarted && { onPointerOver: (event: SyntheticEvent) => setPointed(dayOfEvent(event) ?? pointed) }),
    },
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;
