import { HtmlValidate } from 'html-validate';

/** The standard's own rules and those of accessibility; what React writes is no question of style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes both forms of an empty element alike in every browser.
    'void-style': 'off',
    // Safari (17) with VoiceOver takes a list without markers for no list unless it says so.
    'no-redundant-role': 'off',
    // What a combobox opens is a list of options (ARIA 1.2); no native element can be one beside a text field.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** What html-validate says of the HTML that a server sent, a line a finding. */
export async function judgeHtml(html: string): Promise<ReadonlyArray<string>> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector ?? ''})`),
  );
}
