import { calendarTexts } from '../../../components/calendar/calendar.texts.ts';
import type { Message } from '../../../components/texts/index.ts';
import { allTexts } from './all-texts.ts';
import { wordsOfDates } from './catalogue-data.ts';

/** The words in which a calendar writes dates: those of `Intl`, the names of one message that it takes apart, and AM and PM. */
export const wordsOfCalendars = (language: 'pl' | 'en'): ReadonlyArray<string> => [
  ...wordsOfDates(language),
  ...calendarTexts[language].weekdays.split(' '),
  'AM',
  'PM',
];

/** What a message writes around the values that it is given. */
const piecesOf = (message: Message): ReadonlyArray<string> =>
  (typeof message === 'string' ? [message] : Object.values(message))
    .flatMap((text) => text.split(/\{[^}]*\}/u))
    .map((piece) => piece.trim());

/** All English messages, for a story that speaks English by itself: the overrides in brackets are Polish. */
export const englishPieces = (): Promise<ReadonlyArray<string>> =>
  (english ??= allTexts().then((texts) =>
    texts.flatMap(({ en = {} }) => Object.values(en as Record<string, Message>).flatMap(piecesOf)),
  ));

/** Read once for all files of a worker. */
let english: Promise<ReadonlyArray<string>> | undefined;
