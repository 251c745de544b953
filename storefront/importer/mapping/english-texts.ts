import { all, attribute, first, inEnglish, inPolish, type FeedElement } from '../feed/element.ts';
import { plainText } from './plain-text.ts';

/** A text as the shop keeps it in one line, and as paragraphs. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The values of a parameter in one text. */
export const valueText = (values: ReadonlyArray<FeedElement>): string =>
  values.flatMap((value) => attribute(value, 'name') ?? (value.text || [])).join(', ');

/**
 * The product's English texts by their Polish ones, as the shop keeps both. Parameters and their values belong together by
 * their ids.
 */
export function englishTexts(product: FeedElement): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const add = (polish: string | undefined, english: string | undefined) => {
    if (polish && english) texts.set(polish, english);
  };
  const addOf = (elements: ReadonlyArray<FeedElement>, written: (text: string) => string = (text) => text) => {
    const textOf = (some: ReadonlyArray<FeedElement>) => some.find(({ text }) => text !== '')?.text;
    const english = textOf(inEnglish(elements));
    const polish = english === undefined ? undefined : textOf(inPolish(elements));
    add(polish && written(polish), english && written(english));
  };
  addOf(all(product, 'description', 'name'), oneLine);
  addOf(all(product, 'description', 'short_desc'), (text) => oneLine(plainText(text)));
  addOf(all(product, 'description', 'long_desc'), plainText);
  for (const file of all(product, 'attachments', 'file')) addOf(all(file, 'name'));
  const version = first(product, 'group', 'group_by_parameter', 'product_value');
  if (version) addOf(all(version, 'name'));

  const parameters = all(product, 'parameters', 'parameter');
  const translated = new Map(inEnglish(parameters).map((parameter) => [attribute(parameter, 'id'), parameter]));
  for (const parameter of inPolish(parameters)) {
    const other = translated.get(attribute(parameter, 'id'));
    if (other === parameter) continue;
    add(attribute(parameter, 'name'), attribute(other, 'name'));
    const values = other ? all(other, 'value') : [];
    const english = inEnglish(other ? values : all(parameter, 'value'));
    add(valueText(inPolish(all(parameter, 'value'))), valueText(english.length > 0 ? english : values));
  }
  return texts;
}
