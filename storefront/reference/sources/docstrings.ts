/** The sentences of a docstring, without stars and line breaks; paragraphs stay apart. */
export const docstringText = (comment: string): string =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').replaceAll(sourceOfRule, ''))
    .join('\n\n');

/** "(spec 7, call 13; wire contract 2.3)" refers developers to the rule; the page of a call has its own reference. */
const sourceOfRule = / \((?:(?:spec \d+, )?calls? [\d, ]+; )?wire contract [^)]*\)/g;

const comment = String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*`;

/** The comment above `export function <name>`, `export const <name>` or the property `<name>:`; null without one. */
export function docstringAbove(source: string, name: string): string | null {
  const declared = String.raw`(?:export (?:async )?(?:function|const) ${name}\b|${name}:)`;
  const found = new RegExp(comment + declared).exec(source);
  return found ? docstringText(found[1]!) : null;
}

/** The comment above the constant of a call with this name: `export const x = ajaxCall({ name: '<name>'`. */
export function docstringOfCall(source: string, name: string): string | null {
  const declared = String.raw`export const \w+(?:: [^=]+)? = (?:\w+\()?\{\s*name: '${name}'`;
  const found = new RegExp(comment + declared).exec(source);
  return found ? docstringText(found[1]!) : null;
}

/** The first sentence of a text, for a list; `.php` and other dots within a word end none. */
export const firstSentence = (text: string): string =>
  /^[^]*?[.!?:;](?=\s|$)/.exec(text)?.[0].replace(/[;:]$/, '.') ?? text;
