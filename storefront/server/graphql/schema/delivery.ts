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
    "Whether \`products\` are counted or the basket of the session."
    mode: ShippingMode
    "Of the mode \`product\`."
    products: [ShippingProduct!]
    "Puts pickup points in order by their distance."
    coordinates: Coordinates
    "Only ways that are paid so."
    paymentType: Prepaid
    displaySettings: ShippingDisplay
    "Region of the platform; Poland is 1143020003."
    forcedRegion: Int
  }

  input ShippingProduct {
    id: Int!
    "The size that is chosen at first where it is missing; \`onesize\` is the only one."
    size: ID
    quantity: Float
    bundleParts: [BundlePart!]
  }

  input BundlePart {
    id: Int
    size: ID
    quantity: Float
    "Which part of the bundle."
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
    "When the goods are sent."
    shippingTime: ShippingTime
    "Of the second part of a divided order."
    shippingTimeLater: ShippingTime
    "What is chosen."
    settings: ShippingSettings
    "Of goods that no usual courier takes."
    nonStandardizedInfo: NonStandard
  }

  type ShippingOption {
    "\`now\` or \`later\`."
    availability: String
    "Whether a day can be chosen."
    calendar: Boolean
    calendarOption: String
    comment: String
    "\`prepaid\` or \`dvp\`, on delivery."
    prepaid: String
    "Whether the basket is worth enough for it."
    minworthReached: Boolean
    minworth: Money
    "Working days until the goods arrive."
    workingDays: Int
    pointsSelected: Boolean
    "Whether it can be paid with loyalty points."
    pointsEnabled: Boolean
    pointsCost: Money
    cost: Money
    "When the goods arrive; null where nobody knows."
    deliveryTime: Moment
    "Null where the courier comes to the door."
    courierPickupPoints: [Pickup!]
    courier: Courier
  }

  type Courier {
    "0 is collection in a showroom."
    id: Int
    "The value of the order form's field \`shipping\`."
    fullId: String
    icon: String
    name: String
    carrierName: String
    "Whether the goods are collected somewhere."
    pickupPoint: Boolean
    "\`courierKey\` of the query \`courierServices\`."
    companyKey: String
    "As \`companyKey\`."
    companyGroupKey: String
  }

  type ShippingTime {
    shippingTime: Moment
    "YYYY-MM-DD HH:MM in the shop's time zone."
    time: String
    "Nobody knows when."
    unknownTime: Boolean
    "HH:MM:SS"
    todayShipmentDeadline: String
  }

  type Moment {
    "From now on."
    time: TimeSpan
    "Working days among them."
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
    "Whether the courier asks for a number of the client."
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
    "\`fullId\` of the courier that is chosen."
    checked: String
    "Whether goods may come in two parts."
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
    "Whether the courier asks for a number of the client."
    requiredClientNumber: Boolean
    openingDays: Week
    coordinates: PlaceOnMap
    address: Address
  }

  input SearchPickupPointsInput {
    "A courier; every one with pickup points where it is missing."
    shippingId: ID
    "Words of name, address or code."
    query: String
    "Only couriers that are paid so."
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
    "Whether its price is the one that the basket counts."
    selectedForPrice: Boolean
  }

  type PlaceOnMap {
    latitude: Float
    longitude: Float
    "Kilometres as the crow flies; null where nobody said from where."
    distance: Float
  }
`;
