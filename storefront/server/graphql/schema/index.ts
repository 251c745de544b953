import { buildSchema } from 'graphql';
import { basketTypes } from './basket.ts';
import { buyingTypes } from './buying.ts';
import { clientDataTypes } from './client-data.ts';
import { clientTypes } from './client.ts';
import { commonTypes } from './common.ts';
import { courierServiceTypes } from './courier-services.ts';
import { deliveryTypes } from './delivery.ts';
import { mutationTypes } from './mutations.ts';
import { opinionTypes } from './opinions.ts';
import { pickupPointTypes } from './pickup-points.ts';
import { priceTypes } from './price.ts';
import { productTypes } from './product.ts';
import { searchTypes } from './search.ts';
import { shopTypes } from './shop.ts';
import { shoppingListTypes } from './shopping-list.ts';
import { showroomTypes } from './showrooms.ts';

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
    hotspots(
      hotspotsPanelParamsInput: HotspotsInput
      page: HotspotPage
      zone: HotspotZone
      products: [Int!]
    ): HotspotsResult
    opinion(SearchOpinionsInput: SearchOpinionsInput!): [Opinion!]
    basket(BasketCostInput: BasketCostInput): Basket
    wrappers: [Wrapper!]
    voucher: Voucher
    shipping(ShippingInput: ShippingInput): shipping
    pickupPoints(courierId: Int!, location: Coordinates, prepaid: Prepaid, radius: Float): PickupPoints
    searchPickupPoints(SearchPickupPointsInput: SearchPickupPointsInput!): [FoundPickupPoint!]
    courierServices(courierKey: ID, courierGroupKey: ID, prepaid: PrepaidOrNot): CourierServices
    shippingCountries(ShippingCountriesInput: ShippingCountriesInput): [Region!]
    paymentsMethod(clientType: ClientType, isSubscription: Boolean): PaymentsMethods
    client: Client
    clientProspect: Client
    loginOptions(LoginOptionsInput: LoginOptionsInput): LoginOptions
    shoppingList(ShoppingListInput: ShoppingListInput): [ShoppingList!]
    shop: Shop
    instagram(numberOfElements: Int): [InstagramPost!]
  }
`;

/** The calls that change something (wire contract 1.8). */
const mutationType = /* GraphQL */ `
  type Mutation {
    login(login: String!, password: String!): Result
    loginByIAIAccountsToken(token: String!): TokenLogin
    passwordRecovery(PasswordRecoveryInput: PasswordRecoveryInput!): Result
    registerClient(RegisterClientInput: RegisterClientInput!): ClientResult
    setUserOnce(SetUserOnceInput: SetUserOnceInput!): ClientResult
    updateClient(UpdateClientInput: UpdateClientInput!): ClientResult
    insertDeliveryAddress(InsertDeliveryAddressInput: AddressFields!): ClientResult
    updateDeliveryAddress(UpdateDeliveryAddressInput: ChangedAddressFields!): ClientResult
    insertInvoiceAddress(InsertInvoiceAddressInput: AddressFields!): ClientResult
    updateInvoiceAddress(UpdateInvoiceAddressInput: ChangedAddressFields!): ClientResult
    addProductsToBasket(ProductInput: [ProductInput!]!): BatchResult
    removeProductsFromBasket(ProductInput: [RemoveProductInput!]!): BatchResult
    addProductsToBasketB2B(ProductB2BInput: [ProductB2BInput!]!): BatchB2BResult
    activateRebateCode(code: String!): Result
    deactivateRebateCode: Result
    editCurrentSettings(ShopSettingsInput: ShopSettingsInput!): Result
    setRegion(SetRegionInput: SetRegionInput!): Result
    unsetTemporaryRegion: Result
    setTemporaryZipcode(zipcode: String!): Result
    unsetTemporaryZipcode: Result
    orderCreate(orderCreateInput: OrderCreateInput!): OrderCreated
    changeOrderPayment(ChangeOrderPaymentInput: ChangeOrderPaymentInput!): OrderPaymentChanged
    shoppingListCreate(ShoppingListSettingsInput: ShoppingListSettingsInput!): ListCreated
    shoppingListDelete(ShoppingListInput: ShoppingListInput!): Result
    setShoppingList(
      ShoppingListInput: ShoppingListInput!
      ShoppingListSettingsInput: ShoppingListSettingsInput!
    ): Result
    addToShoppingList(ShoppingListInput: ShoppingListInput!, ShoppingListProduct: [ShoppingListProductInput!]!): Result
    removeFromShoppingList(
      ShoppingListInput: ShoppingListInput!
      ShoppingListProduct: [ShoppingListProductInput!]!
    ): Result
  }
`;

export const schema = buildSchema(
  [
    queryType,
    mutationType,
    commonTypes,
    mutationTypes,
    buyingTypes,
    clientDataTypes,
    clientTypes,
    priceTypes,
    productTypes,
    showroomTypes,
    opinionTypes,
    searchTypes,
    deliveryTypes,
    pickupPointTypes,
    courierServiceTypes,
    basketTypes,
    shopTypes,
    shoppingListTypes,
  ].join('\n'),
);
