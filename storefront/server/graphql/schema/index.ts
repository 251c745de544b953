import { buildSchema } from 'graphql';
import { basketTypes } from './basket.ts';
import { clientDataTypes } from './client-data.ts';
import { commonTypes } from './common.ts';
import { deliveryTypes } from './delivery.ts';
import { priceTypes } from './price.ts';
import { productTypes } from './product.ts';
import { shopTypes } from './shop.ts';

/**
 * The calls by name, argument and type, as existing clients write them (wire contract 1.4 to 1.7). What is not answered
 * from the store is not here: a client that asks for it is told so.
 */
const queryType = /* GraphQL */ `
  type Query {
    hello: String
    trackingEvents: [String!]
    validateClientData(ClientDataInput: ClientDataInput!): ClientValidation
    getLastLowestProductPrices(lastLowestPricesInput: [LastLowestPriceInput!]!): [LowestProduct!]
    productsTextSearch(searchInput: TextSearchInput!): TextSearchResult
    products(searchInput: ProductsSearchInput!): ProductsResult
    product(productId: Int!, displaySizesByConfig: Boolean): ProductResponse
    sizeAvailability(productId: Int!): [SizeAvailability!]
    opinion(SearchOpinionsInput: SearchOpinionsInput!): [Opinion!]
    basket(BasketCostInput: BasketCostInput): Basket
    shipping(ShippingInput: ShippingInput): shipping
    pickupPoints(courierId: Int!, location: Coordinates, prepaid: Prepaid, radius: Float): PickupPoints
    shippingCountries(ShippingCountriesInput: ShippingCountriesInput): [Region!]
    paymentsMethod(clientType: ClientType, isSubscription: Boolean): PaymentsMethods
    shop: Shop
  }
`;

export const schema = buildSchema(
  [queryType, commonTypes, clientDataTypes, priceTypes, productTypes, deliveryTypes, basketTypes, shopTypes].join('\n'),
);
