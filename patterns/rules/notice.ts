/** How a notice is meant, in the order in which several stand above each other (requirement T-25). */
export const noticeTones = ['info', 'warning', 'error', 'success'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/**
 * What is said to a person about something that happened. It is put together where that is decided, and from there on travels as it
 * is: to the next page, into a toast, into the answer of a call.
 */
export interface Notice {
  readonly tone: NoticeTone;
  /** What happened, in one sentence: "Dodano do koszyka." */
  readonly title: string;
  /** What it means and what now, in further sentences; left out where there is nothing more to say. */
  readonly text?: string;
}

/** A sentence ends where the next one begins with a capital letter. */
const firstEnd = /[.?] (?=\p{Lu})/u;

/**
 * A notice of whole sentences. The first of them is what happened and stands out, whether it comes alone or in a message of the
 * catalogue together with what follows.
 *
 * @param sentences those that are null are left out
 */
export function noticeOf(tone: NoticeTone, ...sentences: ReadonlyArray<string | null>): Notice {
  const said = sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');
  const end = firstEnd.exec(said);
  return end ? { tone, title: said.slice(0, end.index + 1), text: said.slice(end.index + 2) } : { tone, title: said };
}

/** All of it as one text, for whoever has no place for two. */
export const wholeNotice = ({ title, text }: { readonly title: string; readonly text?: string | null }): string =>
  text ? `${title} ${text}` : title;
