import { useCombobox as useDownshift } from 'downshift';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import { makeActiveOption } from './active-option.ts';
import { searchState } from './combobox-state.ts';
import { comboboxTexts } from './combobox.texts.ts';
import { firstOfNeighbour, groupAt, placeGroups, type ComboboxOption } from './groups.ts';
import { rememberQuery } from './recent-queries.ts';
import { keepFocus, optionIndex, usePointer } from './use-pointer.ts';
import { usePopupRoom } from './use-popup-room.ts';
import { useSearch, type SearchOptions, type SearchState } from './use-search.ts';

export interface ComboboxBehaviour extends SearchOptions {
  /** Begins the ids of all parts; one is made unless told. */
  id?: string;
  /** What stands in the field at the start: on the page of results what was searched for. */
  defaultText?: string;
  /** Called with a result that was taken, before the browser follows its address or the form is sent. */
  onTake?: (option: ComboboxOption) => void;
}

/** Where the field is only a way into another one: true where that one has opened with the text. */
export type HandOver = (text: string, takeBack: (text: string) => void) => boolean;

const withoutDownshift = ({ nativeEvent }: SyntheticEvent) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** State and behaviour of the search: what is typed, asked, open and active. */
export function useCombobox({ onTake, handOver, asksAtOnce = false, defaultText = '', ...options }: Own) {
  const { storageName = 'witryna-search' } = options;
  const t = useTexts(comboboxTexts);
  const generatedId = useId();
  const id = options.id ?? generatedId;
  const optionId = useCallback((index: number) => `${id}-option-${index}`, [id]);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pointer = usePointer();
  /** Whether somebody is at work here: inside, and not sent away by Escape. */
  const [isAttended, setAttended] = useState(false);

  const search = useSearch(options, ({ status, answer }: SearchState) => {
    setHighlightedIndex(-1);
    // Downshift takes focus into the field when the list opens; who is elsewhere stays there.
    if (status === 'found' && document.activeElement === input.current) openMenu();
    if (status !== 'found') closeMenu();
    const count = answer.groups.reduce((sum, group) => sum + group.options.length, 0);
    announce(status === 'found' ? t('results', { count }) : t(status === 'empty' ? 'noResults' : 'failed'));
  });
  const groups = useMemo(() => placeGroups(search.answer.groups), [search.answer]);
  const items = useMemo(() => groups.flatMap((group) => group.options), [groups]);

  const downshift = useDownshift<ComboboxOption>({
    id,
    inputId: `${id}-field`,
    menuId: `${id}-list`,
    getItemId: optionId,
    items,
    itemToString: (option) => option?.name ?? '',
    initialInputValue: defaultText,
    stateReducer: searchState,
  });
  const { isOpen, highlightedIndex, inputValue, openMenu, closeMenu, setHighlightedIndex, setInputValue } = downshift;
  const activeIndex = isOpen ? highlightedIndex : -1;
  const popup = usePopupRoom(isOpen);

  useEffect(() => {
    // What was typed before hydration is in the field and nowhere else.
    const typed = input.current?.value ?? '';
    if (typed !== defaultText) setInputValue(typed);
    if (asksAtOnce || (typed !== defaultText && document.activeElement === input.current)) search.ask(typed, 0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script comes alive
  }, []);

  const [active] = useState(makeActiveOption);
  useLayoutEffect(
    () => active.move(activeIndex, pointer.pointed.current === activeIndex),
    [active, activeIndex, pointer.pointed],
  );

  const finish = (query: string) => {
    rememberQuery(storageName, query);
    search.stop();
    closeMenu();
    setAttended(false);
  };
  const take = (option: ComboboxOption) => {
    onTake?.(option);
    if (option.address !== undefined) {
      finish(inputValue);
      return;
    }
    flushSync(() => setInputValue(option.name));
    form.current?.requestSubmit();
  };
  const ask = (text: string) => {
    search.ask(text);
    if (search.isShort(text)) closeMenu();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    const isPlain = !(altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const isActive = activeIndex >= 0;
    // From here on the keys choose, also where the mouse had been.
    pointer.pointed.current = undefined;
    if (key === 'Enter') {
      withoutDownshift(event);
      // Without an active option the browser sends the plain form. Enter that ends a composition is the input method's.
      if (!isActive || event.nativeEvent.isComposing) return;
      event.preventDefault();
      document.getElementById(optionId(activeIndex))?.click();
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (!isActive || !isPlain) return;
      event.preventDefault();
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
      setHighlightedIndex(firstOfNeighbour(groups, activeIndex, (key === 'ArrowRight') === isMirrored ? -1 : 1));
    } else if (key === 'Home' || key === 'End') {
      if (!isActive || !isPlain) withoutDownshift(event);
    } else if (key === 'ArrowUp' && altKey) {
      withoutDownshift(event);
      closeMenu();
    } else if (key === 'ArrowDown' && items.length === 0) {
      search.ask(inputValue, 0);
    } else if (key === 'Escape' && !isOpen) {
      setAttended(false);
      search.ask('');
    }
  };

  return {
    t,
    id,
    storageName,
    form,
    groups,
    active,
    activeIndex,
    isOpen,
    isAttended,
    search,
    text: inputValue,
    /** The group of the active option, and its place there. */
    activeGroup: groupAt(groups, activeIndex),
    optionId,
    clear: () => {
      setInputValue('');
      ask('');
      input.current?.focus();
    },
    /** For the field: everything but its name and its looks. */
    inputProps: (label: string) =>
      downshift.getInputProps({
        'aria-label': label,
        ref: input,
        // An empty one would be told as a reference to nothing.
        ...(!isOpen || highlightedIndex < 0 ? { 'aria-activedescendant': undefined } : {}),
        onKeyDown,
        onChange: ({ currentTarget: { value } }) => {
          setAttended(true);
          if (!handOver?.(value, setInputValue)) ask(value);
        },
        onClick: (event) => {
          setAttended(true);
          if (handOver?.(inputValue, setInputValue)) withoutDownshift(event);
        },
        // The form sees where focus goes; downshift would close for what stands beside the list.
        onBlur: withoutDownshift,
      }),
    formProps: {
      ref: form,
      'data-status': search.status === 'loading' ? 'loading' : isOpen ? 'open' : 'closed',
      onSubmit: () => finish(inputValue),
      onFocus: () => setAttended(true),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        search.stop();
        closeMenu();
        setAttended(false);
      },
    },
    menuProps: downshift.getMenuProps({
      'aria-label': t('list'),
      ref: popup,
      onMouseDown: keepFocus,
      onMouseMove: (event: MouseEvent) => {
        const index = optionIndex(event);
        if (!pointer.hasMoved(event) || index === undefined || index === activeIndex) return;
        pointer.pointed.current = index;
        setHighlightedIndex(index);
      },
      onMouseLeave: (event: MouseEvent) => {
        if (!pointer.hasMoved(event) || pointer.pointed.current !== activeIndex) withoutDownshift(event);
      },
      onClick: (event: MouseEvent) => {
        const option = items[optionIndex(event) ?? -1];
        // With these keys the browser opens the address elsewhere, and the search stays as it is.
        if (option && !event.ctrlKey && !event.metaKey && !event.shiftKey) take(option);
      },
    }),
  };
}

interface Own extends ComboboxBehaviour {
  handOver?: HandOver | undefined;
  /** Whether the text at the start is searched for as soon as it is there. */
  asksAtOnce?: boolean | undefined;
}
