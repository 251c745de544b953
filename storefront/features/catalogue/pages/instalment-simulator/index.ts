import { translator } from '../../../../../components/texts/index.ts';
import { notFound, page } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { calculatorView, type CalculatorView } from '../../browser/instalments/calculator-view.ts';
import { hasLender, lenderTerms } from '../../server/instalments/instalments-data.ts';
import { SimulatorPage } from './page.tsx';
import { simulatorTexts } from './texts.ts';

export interface SimulatorData {
  lender: string;
  /** As the shop has sent them. */
  shopNumber: string;
  variant: string;
  worth: string;
  view: CalculatorView;
}

/** The longest value that the page repeats. */
const longestValue = 40;

/**
 * Stands in for a lender's own simulator (S-43): it shows which shop number, variant and worth it was opened with. It
 * exists only while the setting `instalmentSimulator` leads here.
 */
export default definePage('instalment-simulator', {
  load({ url, texts, settings }) {
    const isAsked = settings.instalmentSimulator.startsWith(addressOf('instalment-simulator'));
    if (!hasLender(settings) || !isAsked) return notFound();
    const value = (name: string) => (url.searchParams.get(name) ?? '').slice(0, longestValue);
    const terms = lenderTerms({ texts, settings });
    const worth = value('wartoscTowarow');
    return page<SimulatorData>({
      lender: settings.instalmentName,
      shopNumber: value('numerSklepu'),
      variant: value('wariantSklepu'),
      worth,
      view: calculatorView({ amount: worth, months: '' }, terms, texts),
    });
  },
  head: (_data, { texts }) => ({ title: translator(simulatorTexts, texts)('title'), isIndexed: false }),
  view: SimulatorPage,
});
