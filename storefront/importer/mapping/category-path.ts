import { fold } from '../../../patterns/rules/fold.ts';

/** A place among the shop's categories: names from the top, at least one. */
export type CategoryPath = ReadonlyArray<string>;

const partsOf = (text: string, separator: RegExp): CategoryPath =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** "Dom/Kuchnia/Kubki" or "Dom\Kuchnia\Kubki", as the feed names a category. */
export const categoryPath = (name: string): CategoryPath => partsOf(name, /[/\\]/);

/** "Dom\Kuchnia\Kubki", as the feed names a place in the menu; a slash is part of a name there. */
export const menuPath = (textId: string): CategoryPath => partsOf(textId, /\\/);

/** The common key of both spellings of a place. */
export const keyOfPath = (path: CategoryPath): string => path.map(fold).join('\\');
