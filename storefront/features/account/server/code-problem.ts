import { translator } from '../../../../components/texts/texts.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import { codeProblemTexts } from './code-problem.texts.ts';

/** Why a code was refused. */
export const codeProblem = (
  problem: 'empty' | 'wrong' | 'blocked',
  { texts, settings }: Pick<PageContext, 'texts' | 'settings'>,
): string =>
  problem === 'blocked'
    ? translator(codeProblemTexts, texts)('blocked', { count: Math.ceil(settings.wrongCodesPause / 60_000) })
    : translator(codeProblemTexts, texts)(problem);
