import { plainDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { grossNet } from '../../../../patterns/rules/gross-net.ts';
import { bundleDifference } from '../../../../patterns/rules/price-calculator.ts';
import { wireMoney, toWire, type Grosze } from '../../../../patterns/rules/money.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { priceOfParts } from '../../../features/catalogue/index.ts';
import type { ProjectorFacts } from './facts.ts';
import type { ProjectorQuestion } from './question.ts';

/** The chosen parts; an unknown size leaves the bundle's own. A deleted part has no page. */
const chosenParts = ({ page, bundled }: ProjectorFacts, choices: ProjectorQuestion['bundleChoices']) =>
  (page.product.details.bundle ?? []).map((part, index) => {
    const chosen = bundled[index] ?? null;
    const choice = choices.get(index + 1);
    const hasSize = (type: string | null | undefined) => chosen?.sizes.some((one) => one.type === type) ?? false;
    return {
      page: chosen,
      product: chosen?.product.id ?? part.productId,
      // A version instead of the bundle's own may come in other sizes.
      size: [choice?.size, part.size, chosen?.product.defaultSize].find(hasSize) ?? part.size,
      /** Thousandths. */
      quantity: choice?.quantity ?? part.quantity,
    };
  });

/** `get=bundle`: its parts. */
export const projectorBundle = (facts: ProjectorFacts, choices: ProjectorQuestion['bundleChoices']) =>
  chosenParts(facts, choices).map(({ product, size, quantity }) => ({
    product: String(product),
    size: sizeType(size),
    quantity: plainDecimal(quantity),
  }));

/** `get=bundleprice`: the price of the bundle with these parts and its savings against them; null for other products. */
export function projectorBundlePrice(facts: ProjectorFacts, choices: ProjectorQuestion['bundleChoices']) {
  const { page, around, size } = facts;
  const price = page.sizes[Number(size?.priority ?? 0)]?.price;
  if (around.partsPrice === null || price === undefined) return null;
  const parts = priceOfParts(chosenParts(facts, choices));
  const bundle = grossNet(discounted(parts.gross, price, around.partsPrice.gross), page.product.vatPercent);
  const saved = bundleDifference(parts, bundle);
  const { currency } = around;
  return {
    percent_diff: String(saved.percent),
    amount_diff_net: toWire(saved.net),
    amount_diff_gross: toWire(saved.gross),
    price_net: toWire(bundle.net),
    price_gross: toWire(bundle.gross),
    price_net_formatted: wireMoney(bundle.net, currency),
    price_gross_formatted: wireMoney(bundle.gross, currency),
  };
}

/**
 * With other parts it saves the same share as with its own ones, half up. Their quantities come from outside:
 * the product of both amounts may leave the safe integers.
 */
function discounted(parts: Grosze, bundle: Grosze, ownParts: Grosze): Grosze {
  if (ownParts === 0) return bundle;
  const divisor = BigInt(ownParts);
  return Number((2n * BigInt(parts) * BigInt(bundle) + divisor) / (2n * divisor));
}
