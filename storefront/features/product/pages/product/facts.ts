import { isGtin } from '../../../../../patterns/rules/gtin.ts';
import { toWire } from '../../../../../patterns/rules/money.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { poland } from '../../../../platform/settings/country.ts';
import { currencyCode } from '../../../catalogue/index.ts';
import type { PageSize } from '../../../catalogue/store.ts';
import type { ProductView } from './product-view.ts';

const schema = (name: string): string => `https://schema.org/${name}`;

/**
 * The product for machines: schema.org Product with its offer, or a group of them where it has sizes; ratings only with
 * opinions. Addresses are absolute, as search engines require.
 */
export function productFacts(view: ProductView, origin: string): ReadonlyArray<object> {
  const { page, pictures } = view;
  const { product, sizes, rating, producer, category } = page;
  const address = origin + addressOf('product', { id: String(product.id), slug: product.slug });
  const sold = sizes.filter(({ price }) => price > 0);
  const name = [product.name, product.versionName].filter(Boolean).join(', ');
  const common = {
    name,
    description: product.description || product.subline || name,
    image: pictures.map(({ source }) => `${origin}${source.base}-${source.widths.jpg.at(-1)}.jpg`),
    ...(producer && { brand: { '@type': 'Brand', name: producer.name } }),
    ...(rating.mean !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.mean, reviewCount: rating.count },
    }),
  };
  const terms = { ...shipping(view), hasMerchantReturnPolicy: returnPolicy(view) };
  const [only] = sold;
  const described =
    sold.length > 1
      ? {
          '@type': 'ProductGroup',
          ...common,
          url: address,
          productGroupID: String(product.id),
          variesBy: [schema('size')],
          hasVariant: sold.map((size) => ({
            '@type': 'Product',
            name: `${name}, ${size.name}`,
            image: common.image.slice(0, 1),
            size: size.name,
            ...identity(size),
            offers: offer(size, address, terms),
          })),
        }
      : {
          '@type': 'Product',
          ...common,
          sku: product.code,
          ...(only && { ...identity(only), offers: offer(only, address, terms) }),
        };
  return [
    // Without a price or a rating search engines know nothing to do with it.
    ...(only || rating.mean !== null ? [{ '@context': 'https://schema.org', ...described }] : []),
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...(category
          ? [{ name: category.name, item: addressOf('category', { id: String(category.id), slug: category.slug }) }]
          : []),
        { name, item: addressOf('product', { id: String(product.id), slug: product.slug }) },
      ].map((step, at) => ({ '@type': 'ListItem', position: at + 1, name: step.name, item: origin + step.item })),
    },
  ];
}

const identity = ({ code, producerCode }: PageSize) => ({
  ...(code && { sku: code }),
  ...(producerCode && isGtin(producerCode) && { gtin: producerCode }),
});

/** The offer of a size; a reduced one also with the price before. */
const offer = (size: PageSize, url: string, terms: object) => ({
  '@type': 'Offer',
  url,
  price: toWire(size.price),
  priceCurrency: currencyCode,
  availability: schema(size.isAvailable ? 'InStock' : 'OutOfStock'),
  itemCondition: schema('NewCondition'),
  ...(size.reduction && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: schema('StrikethroughPrice'),
      price: toWire(size.reduction.crossedPrice),
      priceCurrency: currencyCode,
    },
  }),
  ...terms,
});

/** The cheapest delivery in Poland; nothing where the page names no cost. */
function shipping({ dispatch: { lowestCost } }: ProductView): object {
  if (lowestCost === null) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: toWire(lowestCost), currency: currencyCode },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: poland.iso },
    },
  };
}

const returnPolicy = ({ returns, returnDays }: ProductView) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: poland.iso,
  ...(returns === 'returnable'
    ? {
        returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
        merchantReturnDays: returnDays,
        returnMethod: schema('ReturnByMail'),
        returnFees: schema('ReturnFeesCustomerResponsibility'),
      }
    : { returnPolicyCategory: schema('MerchantReturnNotPermitted') }),
});
