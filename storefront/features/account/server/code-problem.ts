import { defineTexts, translator } from '../../../../components/texts/texts.ts';
import type { PageContext } from '../../../shared/define-page.ts';

const codeProblemTexts = defineTexts('signInCode', {
  pl: {
    empty: 'Wpisz kod.',
    wrong: 'Ten kod nie pasuje. Wpisz kod, który aplikacja pokazuje teraz.',
    blocked: {
      one: 'Za dużo błędnych kodów. Spróbuj znowu za {count} minutę.',
      few: 'Za dużo błędnych kodów. Spróbuj znowu za {count} minuty.',
      many: 'Za dużo błędnych kodów. Spróbuj znowu za {count} minut.',
      other: 'Za dużo błędnych kodów. Spróbuj znowu za {count} minuty.',
    },
  },
});

/** Why a code was refused. */
export const codeProblem = (
  problem: 'empty' | 'wrong' | 'blocked',
  { texts, settings }: Pick<PageContext, 'texts' | 'settings'>,
): string =>
  problem === 'blocked'
    ? translator(codeProblemTexts, texts)('blocked', { count: Math.ceil(settings.wrongCodesPause / 60_000) })
    : translator(codeProblemTexts, texts)(problem);
