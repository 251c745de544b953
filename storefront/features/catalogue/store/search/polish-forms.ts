import dictionary from 'dictionary-pl';
import { Inflection } from './inflection.ts';

/** Read by the first search of a process, some 0.1 s. */
let polish: Inflection | undefined;

/** The other forms of a Polish word, by Hunspell's dictionary of the Polish Native Lang Project (MPL 2.0). */
export const polishForms = (word: string): ReadonlySet<string> => (polish ??= new Inflection(dictionary)).formsOf(word);
