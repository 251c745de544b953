/** Ways of delivery (wire contract 1.6). */
export const deliveryTypes = /* GraphQL */ `
  enum ShippingMode {
    basket
    product
  }

  enum Prepaid {
    prepaid
    dvp
  }

  enum ShippingSort {
    cost
  }

  input ShippingInput {
    mode: ShippingMode
    products: [ShippingProduct!]
    coordinates: Coordinates
    paymentType: Prepaid
    displaySettings: ShippingDisplay
    forcedRegion: Int
  }

  input ShippingProduct {
    id: Int!
    size: ID
    quantity: Float
    bundleParts: [BundlePart!]
  }

  input BundlePart {
    id: Int
    size: ID
    quantity: Float
    bundleProductId: Int
  }

  input Coordinates {
    latitude: Float
    longitude: Float
  }

  input ShippingDisplay {
    sortArgs: ShippingSort
  }

  type shipping {
    "Null where no courier brings these goods."
    shipping: [ShippingOption!]
    shippingTime: ShippingTime
    shippingTimeLater: ShippingTime
    settings: ShippingSettings
    nonStandardizedInfo: NonStandard
  }

  type ShippingOption {
    availability: String
    calendar: Boolean
    calendarOption: String
    comment: String
    prepaid: String
    minworthReached: Boolean
    minworth: Money
    workingDays: Int
    pointsSelected: Boolean
    pointsEnabled: Boolean
    pointsCost: Money
    cost: Money
    deliveryTime: Moment
    courierPickupPoints: [Pickup!]
    courier: Courier
  }

  type Courier {
    "0 is collection in a showroom."
    id: Int
    "The value of the order form's field shipping."
    fullId: String
    icon: String
    name: String
    carrierName: String
    pickupPoint: Boolean
    companyKey: String
    companyGroupKey: String
  }

  type ShippingTime {
    shippingTime: Moment
    "YYYY-MM-DD HH:MM in the shop's time zone."
    time: String
    unknownTime: Boolean
    "HH:MM:SS"
    todayShipmentDeadline: String
  }

  type Moment {
    time: TimeSpan
    workingDays: Int
    "1 is Monday."
    weekDay: Int
    "Whole weeks before that day of the week."
    weekAmount: Int
    today: Boolean
  }

  type TimeSpan {
    days: Int
    hours: Int
    minutes: Int
  }

  type Pickup {
    id: String
    courierId: Int
    name: String
    requiredClientNumber: Boolean
    address: Address
    coordinates: LatLng
  }

  type Address {
    buildingAndHouseNumber: String
    city: String
    country: String
    postcode: String
    street: String
  }

  type LatLng {
    latitude: Float
    longitude: Float
  }

  type ShippingSettings {
    checked: String
    orderDivisionEnabled: Boolean
    selectedPickup: Pickup
  }

  type NonStandard {
    active: Boolean
    isAllowed: Boolean
    courierId: Int
  }

  type PickupPoints {
    pickupPoints: [PickupPoint!]
  }

  type PickupPoint {
    id: String
    name: String
    "How to find it."
    location: String
    link: String
    markerIconUrl: String
    requiredClientNumber: Boolean
    openingDays: Week
    coordinates: PlaceOnMap
    address: Address
  }

  input SearchPickupPointsInput {
    "A courier; every one with pickup points where it is missing."
    shippingId: ID
    query: String
    cashOnDelivery: Boolean
  }

  type FoundPickupPoint {
    "Name and address in one line."
    data: String
    gps: LatLng
  }

  "prepaid, dvp, or whether it is prepaid."
  scalar PrepaidOrNot

  type CourierServices {
    "Every day until the goods arrive."
    calendar: [CourierDay!]
  }

  type CourierDay {
    date: CalendarDate
    "working or free"
    type: String
    "What the courier offers on that day."
    availableServices: [CourierService!]
  }

  type CalendarDate {
    day: Int
    "1 to 12"
    month: Int
    year: Int
  }

  type CourierService {
    "As fullId of the courier."
    id: String
    name: String
    price: Money
    pointCost: Money
    pointsEnabled: Boolean
    selectedForPrice: Boolean
  }

  type PlaceOnMap {
    latitude: Float
    longitude: Float
    "Kilometres as the crow flies; null where nobody said from where."
    distance: Float
  }
`;
