/** A motion condition: `(prefers-reduced-motion: reduce)`, also inside a longer one. */
const question = /\(prefers-reduced-motion(?:: (reduce|no-preference))?\)/g;

const always = '(min-width: 0px)';
const never = '(max-width: -1px)';

const original = new WeakMap<MediaList, string>();

const answered = (condition: string): string =>
  condition.replace(question, (_all, asked: string | undefined) => (asked === 'no-preference' ? never : always));

const rulesIn = (rules: CSSRuleList): ReadonlyArray<CSSMediaRule> =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
  ]);

const browsersOwn = globalThis.matchMedia?.bind(globalThis);

/**
 * Emulates reduced motion for the page, or restores the user's own setting: in the media conditions of all
 * style sheets and in `matchMedia`.
 */
export const emulateReducedMotion = (isReduced: boolean): void => {
  for (const sheet of document.styleSheets) {
    for (const { media } of rulesIn(sheet.cssRules)) {
      const written = original.get(media) ?? media.mediaText;
      if (!written.includes('prefers-reduced-motion')) continue;
      original.set(media, written);
      media.mediaText = isReduced ? answered(written) : written;
    }
  }
  globalThis.matchMedia = isReduced ? (condition) => browsersOwn(answered(condition)) : browsersOwn;
};
