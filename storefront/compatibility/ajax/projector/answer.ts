import type { CallContext } from '../../graphql/context.ts';
import { iconOf } from '../../wire/icon.ts';
import { projectorBundle, projectorBundlePrice } from './bundle.ts';
import { loadProjectorFacts, type ProjectorFacts } from './facts.ts';
import type { ProjectorPart, ProjectorQuestion } from './question.ts';
import { sizeAvailability } from './size-availability.ts';
import { sizePrices } from './size-prices.ts';
import { productHead, projectorSizes, sizeItem } from './sizes.ts';
import { projectorMultiversions, projectorVersions } from './versions.ts';

type Answerer = (facts: ProjectorFacts, question: ProjectorQuestion) => unknown;

/** Parts of one size are null for an unknown one. */
const ofSize =
  (
    answerer: (
      facts: ProjectorFacts,
      size: NonNullable<ProjectorFacts['size']>,
      question: ProjectorQuestion,
    ) => unknown,
  ): Answerer =>
  (facts, question) =>
    facts.size && answerer(facts, facts.size, question);

const answerers: Readonly<Record<ProjectorPart, Answerer>> = {
  product(facts) {
    const { sizes: _, ...data } = facts.data;
    return { ...productHead(facts), icon: iconOf(facts.page.pictures[0], 'small') ?? '', ...data };
  },
  sizes: (facts, { isSubscription }) => projectorSizes(facts, isSubscription),
  size: ofSize((facts, size, { isSubscription }) => sizeItem(facts, size, isSubscription)),
  sizeavailability: ofSize((_, size) => sizeAvailability(size)),
  sizedelivery: ofSize((_, { delivery }) => delivery),
  sizeprices: ofSize((facts, size, { isSubscription }) => sizePrices(facts, size, isSubscription)),
  versions: projectorVersions,
  multiversions: projectorMultiversions,
  pictures: ({ page }) =>
    page.pictures.map((picture) => ({
      type: 'picture',
      data: {
        icon: iconOf(picture, 'large'),
        icon_small: iconOf(picture, 'small'),
        alt: picture.alt,
        width: picture.width,
        height: picture.height,
      },
    })),
  bundle: (facts, { bundleChoices }) => projectorBundle(facts, bundleChoices),
  bundleprice: (facts, { bundleChoices }) => projectorBundlePrice(facts, bundleChoices),
};

/** All requested parts of a product, by their names; null for a product that does not exist. */
export async function projectorAnswer(
  question: ProjectorQuestion,
  context: CallContext,
): Promise<Readonly<Partial<Record<ProjectorPart, unknown>>> | null> {
  const facts = await loadProjectorFacts(question, context);
  return facts && Object.fromEntries(question.parts.map((part) => [part, answerers[part](facts, question)]));
}
