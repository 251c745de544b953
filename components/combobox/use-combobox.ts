import { useCombobox as useDownshift } from 'downshift';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import { makeActiveOption } from './active-option.ts';
import { searchState } from './combobox-state.ts';
import { comboboxTexts } from './combobox.texts.ts';
import { firstOfNeighbour, placeGroups, type ComboboxOption } from './groups.ts';
import { rememberQuery } from './recent-queries.ts';
import { stepped, steps } from './steps.ts';
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
  const hasMoved = usePointer();
  /** Ours and not downshift's, which would draw the whole form for every key. */
  const [active] = useState(makeActiveOption);
  /** Whether somebody is at work here: inside, and not sent away by Escape. */
  const [isAttended, setAttended] = useState(false);

  const search = useSearch(options, ({ status, answer }: SearchState) => {
    active.move(-1);
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
    // It listens to every press in the window, so it starts only when the field is used.
    environment: isAttended ? window : undefined,
  });
  const { isOpen, inputValue, openMenu, closeMenu, setInputValue } = downshift;
  const popup = usePopupRoom(isOpen);

  // Before anything else can happen: a press that waited for the script meets the text, and not an empty field.
  useLayoutEffect(() => {
    // What was typed before hydration is in the field and nowhere else.
    const typed = input.current?.value ?? '';
    if (typed !== defaultText) setInputValue(typed);
    if (asksAtOnce || (typed !== defaultText && document.activeElement === input.current)) search.ask(typed, 0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script comes alive
  }, []);

  useLayoutEffect(() => {
    if (!isOpen) active.move(-1);
  }, [active, isOpen]);

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
    const index = active.index();
    const goTo = (next: number) => {
      event.preventDefault();
      active.move(next);
    };
    if (key === 'Enter') {
      withoutDownshift(event);
      // Without an active option the browser sends the plain form. Enter that ends a composition is the input method's.
      if (index < 0 || event.nativeEvent.isComposing) return;
      event.preventDefault();
      document.getElementById(optionId(index))?.click();
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (index < 0 || !isPlain) return;
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
      goTo(firstOfNeighbour(groups, index, (key === 'ArrowRight') === isMirrored ? -1 : 1));
    } else if (key === 'Home' || key === 'End') {
      withoutDownshift(event);
      if (index >= 0 && isPlain) goTo(key === 'Home' ? 0 : items.length - 1);
    } else if (key === 'Tab') {
      // What it shows belongs to the field; the buttons after it would stand behind an open list.
      closeMenu();
    } else if (key === 'ArrowUp' && altKey) {
      withoutDownshift(event);
      closeMenu();
    } else if (key in steps) {
      withoutDownshift(event);
      if (!isOpen && key.startsWith('Page')) return;
      event.preventDefault();
      if (items.length > 0) {
        if (!isOpen) openMenu();
        if (isOpen || !altKey) active.move(stepped(index, steps[key]!, items.length));
      } else if (key === 'ArrowDown') search.ask(inputValue, 0);
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
    isOpen,
    isAttended,
    search,
    text: inputValue,
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
        onKeyDown,
        onChange: ({ currentTarget: { value } }) => {
          setAttended(true);
          active.move(-1);
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
        if (hasMoved(event) && index !== undefined && index !== active.index()) active.move(index, true);
      },
      onMouseLeave: (event: MouseEvent) => {
        if (hasMoved(event) && active.isPointed()) active.move(-1);
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
