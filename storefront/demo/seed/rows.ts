import type { Insertable } from 'kysely';
import { sortKey } from '../../../patterns/rules/fold.ts';
import type { Catalogue } from '../types/catalogue.ts';
import { unlimited } from '../../../patterns/rules/quantity.ts';
import type { Product } from '../../features/catalogue/types.ts';
import {
  pickupPointRow,
  pickupPointWords,
  tokensOf,
  translatedTokensOf,
  type ProductDetails,
  type Searchable,
  type SizeDetails,
} from '../../features/catalogue/store.ts';
import { endOfWarsawDay } from '../../../patterns/rules/warsaw-time.ts';
import { toFlag, toJson } from '../../platform/store/json.ts';
import { translationRows } from '../../platform/store/translations.ts';
import type { Schema } from '../../platform/store/schema.ts';
import { day } from '../../platform/store/clock.ts';
import { contentTranslations } from './content-rows.ts';

/* How the catalogue's files become rows. Times are days before or after the moment of seeding. */

type Rows = { [Table in keyof Schema]?: ReadonlyArray<Insertable<Schema[Table]>> };

const limit = (amount: number) => (amount === unlimited ? null : amount);

function detailsOf(product: Product): ProductDetails {
  const { vatNote, sizeLabel, suggestedPriceGross, shippingTime, delayTime, hasBackInStockNotice } = product;
  const { pointsReceived, hasInstalments, hasSizeChart, subscription, bundle, configurator, enclosures } = product;
  const { version, engravingProductId, hasGiftWrap, isWrapper, isCommentRequired, virtualDelivery } = product;
  const { keyFacts, parameters, safetyInformation } = product;
  return {
    vatNote,
    sizeLabel,
    suggestedPriceGross,
    shippingTime,
    delayTime,
    hasBackInStockNotice,
    pointsReceived,
    hasInstalments,
    hasSizeChart,
    subscription,
    bundle,
    configurator,
    enclosures,
    version,
    engravingProductId,
    hasGiftWrap,
    isWrapper,
    isCommentRequired,
    virtualDelivery,
    keyFacts,
    // Lists filter by it.
    parameters: [...parameters, { name: 'Rodzaj', value: product.kind }],
    safetyInformation,
  };
}

function productRow(product: Product, seriesId: number | null, now: number): Insertable<Schema['products']> {
  const oldestPrice = Math.max(
    0,
    ...product.sizes.flatMap(({ priceHistory }) => priceHistory.map(({ daysAgo }) => daysAgo)),
  );
  return {
    id: product.id,
    slug: product.slug,
    code: product.code,
    type: product.type,
    name: product.name,
    sort_key: sortKey(`${product.name} ${product.version?.name ?? ''}`),
    subline: product.subline,
    kind: product.kind,
    description: product.description,
    category_id: product.categoryId,
    producer_id: product.producerId,
    series_id: seriesId,
    vat_percent: product.vatPercent,
    unit_name: product.unit.name,
    unit_singular: product.unit.singular,
    unit_plural: product.unit.plural,
    sell_by: product.unit.sellBy,
    unit_precision: product.unit.precision,
    min_per_order: product.orderQuantityRange.minPerOrder,
    max_per_order: limit(product.orderQuantityRange.maxPerOrder),
    default_size: product.defaultSize,
    price: product.priceGross,
    promotion_ends_at:
      product.promotionEndsInDays === undefined ? null : endOfWarsawDay(now + product.promotionEndsInDays * day),
    points_price: product.pointsPrice ?? null,
    is_for_points_only: toFlag(product.isForPointsOnly),
    is_phone_price: toFlag(product.isPhonePrice),
    is_free_to_order: toFlag(product.isFreeToOrder ?? false),
    is_gratis: toFlag(product.isGratis),
    is_new: toFlag(product.isNew),
    // The basket offers wrapping beside the wrapped goods.
    is_visible: toFlag(!product.isWrapper),
    popularity: product.popularity,
    version_group: product.version?.id ?? null,
    version_name: product.version?.name ?? '',
    details: toJson(detailsOf(product)),
    created_at: now - oldestPrice * day,
  };
}

const sizeRows = (product: Product): ReadonlyArray<Insertable<Schema['sizes']>> =>
  product.sizes.map((size) => ({
    product_id: product.id,
    type: size.type,
    name: size.name,
    priority: size.priority,
    code: size.code,
    price: size.priceGross,
    crossed_price: size.crossedPriceGross ?? null,
    amount: size.amount,
    availability: size.availability,
    weight: size.weight,
    producer_code: size.producerCode ?? null,
    details: toJson({ netContent: size.netContent, swatch: size.swatch } satisfies SizeDetails),
  }));

/** Every table of goods and their delivery, parents before children. */
export function rowsOf(catalogue: Catalogue, now: number): Rows {
  const { categories, producers, products, couriers, delivery, stocks, pickupPoints, pictures, series } = catalogue;
  const english = new Map([...Object.entries(catalogue.english ?? {}), ...contentTranslations(catalogue, now)]);
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const producerNames = new Map(producers.map(({ id, name }) => [id, name]));
  const seriesOf = new Map(series.flatMap((one) => one.productIds.map((id) => [id, one])));
  const ruleOf = new Map(delivery.rules.map((rule) => [rule.courierId, rule]));
  const pictureOf = new Map(pictures.map((picture) => [picture.id, picture]));
  return {
    categories: categories.map(({ menuName, pictureId, ...category }, position) => ({
      ...category,
      menu_name: menuName,
      sort_key: sortKey(category.name),
      position,
      picture_id: pictureId,
    })),
    producers: producers.map(({ id, slug, name, description, manufacturer, note }) => ({
      id,
      slug,
      name,
      sort_key: sortKey(name),
      description,
      details: toJson({ manufacturer, note }),
    })),
    series: series.map(({ id, slug, name, description }) => ({ id, slug, name, sort_key: sortKey(name), description })),
    products: products.map((product) => productRow(product, seriesOf.get(product.id)?.id ?? null, now)),
    product_zones: products.flatMap(({ id, zones = [] }) => zones.map((zone) => ({ product_id: id, zone }))),
    product_categories: products.flatMap(({ id, furtherCategoryIds = [] }) =>
      furtherCategoryIds.map((category_id) => ({ product_id: id, category_id })),
    ),
    sizes: products.flatMap(sizeRows),
    stocks: stocks.map(({ id, name, kind, canCollect, ...details }, position) => ({
      id,
      name,
      kind,
      can_collect: toFlag(canCollect),
      position,
      details: toJson(details),
    })),
    size_stocks: products.flatMap((product) =>
      product.sizes.flatMap((size) =>
        size.stocks.map(({ stockId, amount }) => ({
          product_id: product.id,
          size_type: size.type,
          stock_id: stockId,
          amount,
        })),
      ),
    ),
    price_history: products.flatMap((product) =>
      product.sizes.flatMap((size) =>
        size.priceHistory.map(({ daysAgo, priceGross }) => ({
          product_id: product.id,
          size_type: size.type,
          from_at: now - daysAgo * day,
          price: priceGross,
        })),
      ),
    ),
    quantity_tiers: products.flatMap((product) =>
      product.tiers.map(({ threshold, thresholdEnd, percent }) => ({
        product_id: product.id,
        threshold,
        threshold_end: thresholdEnd,
        percent,
      })),
    ),
    pictures: products.flatMap((product) =>
      product.pictureIds.flatMap((id, position) => {
        const picture = pictureOf.get(id);
        if (!picture) throw new RangeError(`Product ${product.id} names the picture "${id}", which does not exist.`);
        const { kind, alt, width, height, widths, size, configuration, crops } = picture;
        const details = toJson({ widths, size, configuration, crops });
        return [{ id, kind, product_id: product.id, position, alt, width, height, details }];
      }),
    ),
    opinions: products.flatMap((product) =>
      product.opinions.map(({ author, content, rating, isConfirmedByPurchase, daysAgo }) => ({
        product_id: product.id,
        author,
        content,
        rating,
        is_confirmed: toFlag(isConfirmedByPurchase),
        created_at: now - daysAgo * day,
      })),
    ),
    questions: products.flatMap((product) =>
      product.questions.map(({ author, question, daysAgo, answer, answeredDaysAgo, answeredBy }) => ({
        product_id: product.id,
        author,
        question,
        asked_at: now - daysAgo * day,
        answer,
        answered_at: now - answeredDaysAgo * day,
        answered_by: answeredBy,
      })),
    ),
    couriers: couriers.map(({ id, name, payment, costGross, freeFromGross, ...details }, position) => ({
      id,
      name,
      payment,
      cost: costGross,
      free_from: freeFromGross,
      min_worth: ruleOf.get(id)?.minGross ?? null,
      max_worth: ruleOf.get(id)?.maxGross ?? null,
      position,
      details: toJson(details),
    })),
    pickup_points: pickupPoints.map(pickupPointRow),
    translations: translationRows('en', english),
    pickup_point_words: pickupPoints.flatMap(pickupPointWords),
    search_tokens: products.flatMap((product) => {
      const searchable: Searchable = {
        name: [product.name],
        trait: [
          product.version?.name ?? '',
          product.kind,
          product.subline,
          product.code,
          categoryNames.get(product.categoryId) ?? '',
          ...(product.furtherCategoryIds ?? []).map((id) => categoryNames.get(id) ?? ''),
          producerNames.get(product.producerId) ?? '',
          seriesOf.get(product.id)?.name ?? '',
        ],
        parameter: [...product.parameters.map(({ value }) => value), ...product.sizes.map(({ name }) => name)],
        description: [product.description],
      };
      const tokens = [...tokensOf(searchable), ...translatedTokensOf(searchable, 'en', english)];
      return tokens.map(([token, weight]) => ({ token, product_id: product.id, weight }));
    }),
  };
}
