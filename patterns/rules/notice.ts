/** The tones of notices, in the order in which a page lists several notices (requirement T-25). */
export const noticeTones = ['info', 'warning', 'error', 'success'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/**
 * A message to the user about an event. The function that decides on the event creates the notice; the next page,
 * toasts and JSON responses carry it unchanged.
 */
export interface Notice {
  readonly tone: NoticeTone;
  /** What happened, in one sentence: "Dodano do koszyka." */
  readonly title: string;
  /** Details and next steps, in further sentences. */
  readonly text?: string;
}

/** The end of the first sentence: the next one starts with a capital letter. */
const firstEnd = /[.?] (?=\p{Lu})/u;

/**
 * Creates a notice from whole sentences. The first sentence becomes the title, also when one catalogue message holds several.
 *
 * @param sentences null entries are skipped
 */
export function noticeOf(tone: NoticeTone, ...sentences: ReadonlyArray<string | null>): Notice {
  const message = sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');
  const end = firstEnd.exec(message);
  return end
    ? { tone, title: message.slice(0, end.index + 1), text: message.slice(end.index + 2) }
    : { tone, title: message };
}

/** Title and text as one string, for announcements and JSON clients with a single message field. */
export const wholeNotice = ({ title, text }: Omit<Notice, 'tone'>): string => (text ? `${title} ${text}` : title);
