import { toWire } from '../../../../../patterns/rules/money.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { currencyCode } from '../../../catalogue/index.ts';
import type { ProductView } from './product-view.ts';

/** The product for machines: schema.org Product with its offers; ratings only with opinions. */
export function productFacts({ page, pictures, returns, returnDays }: ProductView): ReadonlyArray<object> {
  const { product, sizes, rating, producer, category } = page;
  const address = addressOf('product', { id: String(product.id), slug: product.slug });
  const offers = sizes
    .filter((size) => size.price > 0)
    .map((size) => ({
      '@type': 'Offer',
      sku: size.code,
      url: address,
      price: toWire(size.price),
      priceCurrency: currencyCode,
      availability: size.isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      ...(size.reduction && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/ListPrice',
          price: toWire(size.reduction.crossedPrice),
          priceCurrency: currencyCode,
        },
      }),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'PL',
        ...(returns === 'returnable'
          ? {
              returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
              merchantReturnDays: returnDays,
            }
          : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
      },
    }));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: product.code,
      image: pictures.map(({ source }) => `${source.base}-${source.widths.jpg.at(-1)}.jpg`),
      ...(producer && { brand: { '@type': 'Brand', name: producer.name } }),
      ...(offers.length > 0 && { offers }),
      ...(rating.mean !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.mean, reviewCount: rating.count },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...(category
          ? [
              {
                '@type': 'ListItem',
                position: 1,
                name: category.name,
                item: addressOf('category', { id: String(category.id), slug: category.slug }),
              },
            ]
          : []),
        { '@type': 'ListItem', position: category ? 2 : 1, name: product.name },
      ],
    },
  ];
}
