import { HtmlValidate } from 'html-validate';

/** Rules of the standard and of accessibility; React's output is no question of style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes both forms of empty elements alike in every browser.
    'void-style': 'off',
    // Safari (17) with VoiceOver ignores lists without markers unless they have the role.
    'no-redundant-role': 'off',
    // A combobox opens a list of options (ARIA 1.2); no native element can be one beside a text field.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** A fieldset that ARIA names, by a heading outside of it, needs no legend beside. */
const isNamedOtherwise = (tag: string): boolean => /\saria-label(?:ledby)?="[^"]/.test(tag);

/** html-validate's findings on the HTML sent by a server, one line each. */
export async function judgeHtml(html: string): Promise<ReadonlyArray<string>> {
  const { results } = await validator.validateString(html);
  const tagAt = (offset: number) => html.slice(html.lastIndexOf('<', offset), html.indexOf('>', offset));
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId, offset }) => ruleId !== 'wcag/h71' || !isNamedOtherwise(tagAt(offset)))
      .map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector ?? ''})`),
  );
}
