import { isGtin } from '../../patterns/rules/gtin.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && '@type' in value;
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value);
const isAmount = (value: unknown): boolean => typeof value === 'string' && /^\d+\.\d\d$/.test(value);
const isCurrency = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const isOneOf =
  (...names: ReadonlyArray<string>) =>
  (value: unknown): boolean =>
    names.some((name) => value === `https://schema.org/${name}`);
const isList =
  (holds: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && value.every(holds);
const isOf =
  (...types: ReadonlyArray<string>) =>
  (value: unknown): boolean =>
    isNode(value) && types.includes(String(value['@type']));
const isSteps = (value: unknown): boolean =>
  isList(isOf('ListItem'))(value) && (value as ReadonlyArray<Node>).every(({ position }, at) => position === at + 1);

interface Rules {
  readonly required?: Readonly<Record<string, (value: unknown) => boolean>>;
  readonly optional?: Readonly<Record<string, (value: unknown) => boolean>>;
  /** At least one of these is there. */
  readonly oneOf?: ReadonlyArray<string>;
}

/**
 * What Google documents for rich results (developers.google.com/search/docs/appearance/structured-data: product snippet,
 * merchant listing, variants, breadcrumb, organization, article, FAQ; read in November 2026), and the value types of schema.org.
 */
const rules: Readonly<Record<string, Rules>> = {
  Product: {
    required: { name: isText, image: isList(isAddress) },
    optional: {
      description: isText,
      sku: isText,
      gtin: (value) => typeof value === 'string' && isGtin(value),
      size: isText,
      brand: isOf('Brand'),
      offers: isOf('Offer'),
      aggregateRating: isOf('AggregateRating'),
    },
    oneOf: ['offers', 'aggregateRating', 'review'],
  },
  ProductGroup: {
    required: {
      name: isText,
      description: isText,
      image: isList(isAddress),
      url: isAddress,
      productGroupID: isText,
      variesBy: isList(isOneOf('size', 'color')),
      hasVariant: isList(isOf('Product')),
    },
    optional: { brand: isOf('Brand'), aggregateRating: isOf('AggregateRating') },
  },
  Brand: { required: { name: isText } },
  Offer: {
    required: {
      url: isAddress,
      price: isAmount,
      priceCurrency: isCurrency,
      availability: isOneOf('InStock', 'OutOfStock', 'PreOrder', 'BackOrder'),
    },
    optional: {
      itemCondition: isOneOf('NewCondition'),
      priceSpecification: isOf('UnitPriceSpecification'),
      shippingDetails: isOf('OfferShippingDetails'),
      hasMerchantReturnPolicy: isOf('MerchantReturnPolicy'),
    },
  },
  UnitPriceSpecification: {
    required: { price: isAmount, priceCurrency: isCurrency },
    optional: { priceType: isOneOf('StrikethroughPrice') },
  },
  OfferShippingDetails: {
    required: { shippingRate: isOf('MonetaryAmount'), shippingDestination: isOf('DefinedRegion') },
  },
  MonetaryAmount: { required: { value: isAmount, currency: isCurrency } },
  DefinedRegion: { required: { addressCountry: (value) => value === 'PL' } },
  MerchantReturnPolicy: {
    required: {
      applicableCountry: (value) => value === 'PL',
      returnPolicyCategory: isOneOf('MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted'),
    },
    optional: {
      merchantReturnDays: (value) => Number.isInteger(value) && Number(value) > 0,
      returnMethod: isOneOf('ReturnByMail'),
      returnFees: isOneOf('FreeReturn', 'ReturnFeesCustomerResponsibility'),
    },
  },
  AggregateRating: {
    required: {
      ratingValue: (value) => typeof value === 'number' && value >= 1 && value <= 5,
      reviewCount: (value) => Number.isInteger(value) && Number(value) > 0,
    },
  },
  BreadcrumbList: { required: { itemListElement: isSteps } },
  // The last step is the page itself, and may do without an address.
  ListItem: { required: { position: Number.isInteger, name: isText }, optional: { item: isAddress } },
  Organization: {
    required: { name: isText },
    optional: {
      url: isAddress,
      legalName: isText,
      email: isText,
      telephone: isText,
      address: isOf('PostalAddress'),
      logo: isAddress,
    },
  },
  OnlineStore: {
    required: { name: isText, url: isAddress },
    optional: { legalName: isText, email: isText, telephone: isText, address: isOf('PostalAddress') },
  },
  PostalAddress: {
    required: { streetAddress: isText, addressLocality: isText, postalCode: isText, addressCountry: isText },
  },
  BlogPosting: {
    required: { headline: isText, datePublished: isText, author: isOf('Organization', 'Person') },
    optional: { url: isAddress, image: isList(isAddress), dateModified: isText },
  },
  NewsArticle: {
    required: { headline: isText, datePublished: isText, author: isOf('Organization', 'Person') },
    optional: { url: isAddress, image: isList(isAddress), dateModified: isText },
  },
  FAQPage: { required: { mainEntity: isList(isOf('Question')) } },
  Question: { required: { name: isText, acceptedAnswer: isOf('Answer') } },
  Answer: { required: { text: isText } },
};

/** Faults of one node and of all nodes inside of it; none where search engines can use it. */
function faultsOf(node: Node, place: string): ReadonlyArray<string> {
  const type = String(node['@type']);
  const known = rules[type];
  const here = `${place}${type}`;
  if (!known) return [`${here}: no such type is known`];
  const { required = {}, optional = {}, oneOf } = known;
  const checks = { ...optional, ...required };
  return [
    ...Object.keys(required)
      .filter((name) => node[name] === undefined)
      .map((name) => `${here}.${name}: missing`),
    ...Object.entries(node)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => {
        const check = checks[name];
        if (!check) return [`${here}.${name}: no such property is known`];
        return check(value) ? [] : [`${here}.${name}: ${JSON.stringify(value)?.slice(0, 120)}`];
      }),
    ...(oneOf && !oneOf.some((name) => node[name] !== undefined) ? [`${here}: none of ${oneOf.join(', ')}`] : []),
    ...Object.values(node)
      .flat()
      .filter(isNode)
      .flatMap((inner) => faultsOf(inner, `${here} > `)),
  ];
}

/** The structured data of a page: its types, and what is wrong by the published rules. */
export function structuredData(html: string): { types: ReadonlyArray<string>; faults: ReadonlyArray<string> } {
  const types: string[] = [];
  const faults = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const facts = JSON.parse(json!) as Node;
    const type = String(facts['@type']);
    types.push(type);
    return [...(facts['@context'] === 'https://schema.org' ? [] : [`${type}: no context`]), ...faultsOf(facts, '')];
  });
  return { types, faults };
}
