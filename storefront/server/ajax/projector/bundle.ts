import { plainDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { grossNet } from '../../../../patterns/rules/gross-net.ts';
import { bundleDifference, type GrossNet } from '../../../../patterns/rules/price-calculator.ts';
import { formatMoney, toWire } from '../../../../patterns/rules/money.ts';
import { lineTotal } from '../../../../patterns/rules/price.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import type { ProjectorFacts } from './facts.ts';
import type { ProjectorQuestion } from './question.ts';

interface ChosenPart {
  readonly product: number;
  readonly size: string;
  /** Thousandths. */
  readonly quantity: number;
  /** What it costs by itself. */
  readonly price: GrossNet;
}

/** The parts as they were chosen; a size that there is not leaves the bundle's own. A part that is gone has no price. */
function chosenParts(
  { page, bundled }: ProjectorFacts,
  choices: ProjectorQuestion['bundleChoices'],
): ReadonlyArray<ChosenPart> {
  return (page.product.details.bundle ?? []).map((part, index) => {
    const own = bundled[index] ?? null;
    const choice = choices.get(index + 1);
    const sizeOf = (type: string | null | undefined) => own?.sizes.find((one) => one.type === type);
    const size = sizeOf(choice?.size) ?? sizeOf(part.size);
    const quantity = choice?.quantity ?? part.quantity;
    return {
      product: part.productId,
      size: sizeType(size?.type ?? part.size),
      quantity,
      price: own && size ? grossNet(lineTotal(size.price, quantity), own.product.vatPercent) : { gross: 0, net: 0 },
    };
  });
}

/** `get=bundle`: what is in it. */
export const projectorBundle = (facts: ProjectorFacts, choices: ProjectorQuestion['bundleChoices']) =>
  chosenParts(facts, choices).map(({ product, size, quantity }) => ({
    product: String(product),
    size,
    quantity: plainDecimal(quantity),
  }));

/** `get=bundleprice`: the bundle's price and what it saves against its parts; null for what is no bundle. */
export function projectorBundlePrice(facts: ProjectorFacts, choices: ProjectorQuestion['bundleChoices']) {
  const parts = chosenParts(facts, choices);
  const { page, around, size } = facts;
  const price = page.sizes[Number(size?.priority ?? 0)]?.price;
  if (parts.length === 0 || price === undefined) return null;
  const bundle = grossNet(price, page.product.vatPercent);
  const total = (of: keyof GrossNet) => parts.reduce((sum, part) => sum + part.price[of], 0);
  const saved = bundleDifference({ gross: total('gross'), net: total('net') }, bundle);
  const { currency } = around;
  return {
    percent_diff: String(saved.percent),
    amount_diff_net: toWire(saved.net),
    amount_diff_gross: toWire(saved.gross),
    price_net: toWire(bundle.net),
    price_gross: toWire(bundle.gross),
    price_net_formatted: formatMoney(bundle.net, currency),
    price_gross_formatted: formatMoney(bundle.gross, currency),
  };
}
