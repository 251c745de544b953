/** Ways of delivery, and when goods are sent (wire contract 1.6). */
export const deliveryTypes = /* GraphQL */ `
  enum ShippingMode {
    "The basket of the session."
    basket
    "The products that are named."
    product
  }

  enum Prepaid {
    "Paid before sending."
    prepaid
    "Paid on delivery."
    dvp
  }

  enum ShippingSort {
    "The cheapest first."
    cost
  }

  "What is to be delivered, and which ways are of interest."
  input ShippingInput {
    "Whether \`products\` are counted or the basket of the session."
    mode: ShippingMode
    "Of the mode \`product\`."
    products: [ShippingProduct!]
    "Puts pickup points in order by their distance."
    coordinates: Coordinates
    "Only ways that are paid so."
    paymentType: Prepaid
    "Order of the ways; that of the shop where it is missing."
    displaySettings: ShippingDisplay
    "Region of the platform; Poland is 1143020003."
    forcedRegion: Int
  }

  "A product that is looked at."
  input ShippingProduct {
    "Number of the product."
    id: Int!
    "The size that is chosen at first where it is missing; \`onesize\` is the only one."
    size: ID
    "In units of sale; settled by the step and the limits of the size."
    quantity: Float
    "Parts of a bundle. Not read: a bundle is sent as a whole."
    bundleParts: [BundlePart!]
  }

  "A part of a bundle."
  input BundlePart {
    "Number of the part's product."
    id: Int
    "Type of the part's size."
    size: ID
    "How many of it, in units of sale."
    quantity: Float
    "Which part of the bundle."
    bundleProductId: Int
  }

  "A place on the map, WGS 84."
  input Coordinates {
    "Degrees, north is positive."
    latitude: Float
    "Degrees, east is positive."
    longitude: Float
  }

  "Order of the answer."
  input ShippingDisplay {
    "What to sort by."
    sortArgs: ShippingSort
  }

  "Ways of delivery, and when the goods are sent."
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

  "A way of delivery."
  type ShippingOption {
    "\`now\` or \`later\`."
    availability: String
    "Whether a day can be chosen."
    calendar: Boolean
    "Kind of the calendar: always null, see \`calendar\`."
    calendarOption: String
    "What the shop says of it: always null."
    comment: String
    "\`prepaid\` or \`dvp\`, on delivery."
    prepaid: String
    "Whether the basket is worth enough for it."
    minworthReached: Boolean
    "The worth from which it can be chosen: always null."
    minworth: Money
    "Working days until the goods arrive."
    workingDays: Int
    "Whether it is paid with loyalty points: always false."
    pointsSelected: Boolean
    "Whether it can be paid with loyalty points."
    pointsEnabled: Boolean
    "In loyalty points: always null."
    pointsCost: Money
    "What it costs; 0 where it is free."
    cost: Money
    "When the goods arrive; null where nobody knows."
    deliveryTime: Moment
    "Null where the courier comes to the door."
    courierPickupPoints: [Pickup!]
    "Who brings the goods."
    courier: Courier
  }

  "Who brings the goods."
  type Courier {
    "0 is collection in a showroom."
    id: Int
    "\`<id>-<1 prepaid, 0 on delivery>\`: the value of the order form's field \`shipping\`."
    fullId: String
    "Address of its logo: always null."
    icon: String
    "What the shop calls it."
    name: String
    "As \`name\`."
    carrierName: String
    "Whether the goods are collected somewhere."
    pickupPoint: Boolean
    "\`courierKey\` of the query \`courierServices\`."
    companyKey: String
    "As \`companyKey\`."
    companyGroupKey: String
  }

  "When goods leave the shop."
  type ShippingTime {
    "How far ahead that is; null where nobody knows."
    shippingTime: Moment
    "YYYY-MM-DD HH:MM in the shop's time zone."
    time: String
    "Nobody knows when."
    unknownTime: Boolean
    "HH:MM:SS"
    todayShipmentDeadline: String
  }

  "How far ahead something happens."
  type Moment {
    "From now on."
    time: TimeSpan
    "Working days among them."
    workingDays: Int
    "1 is Monday."
    weekDay: Int
    "Whole weeks before that day of the week."
    weekAmount: Int
    "Whether it is today."
    today: Boolean
  }

  "A span of time; its parts are added."
  type TimeSpan {
    "Whole days."
    days: Int
    "Hours beyond the days, 0 to 23."
    hours: Int
    "Minutes beyond the hours, 0 to 59."
    minutes: Int
  }

  "A place where goods wait for who collects them."
  type Pickup {
    "What \`pickupPointId\` or \`stockId\` of an order takes."
    id: String
    "\`id\` of its courier; 0 for a showroom."
    courierId: Int
    "What it is called."
    name: String
    "Whether the courier asks for a number of the client."
    requiredClientNumber: Boolean
    "Where it is."
    address: Address
    "Where it is on the map; null where nobody knows."
    coordinates: LatLng
  }

  "An address of a place."
  type Address {
    "Number of the building; empty where the street has none."
    buildingAndHouseNumber: String
    "Town."
    city: String
    "Country, in the shop's words."
    country: String
    "Zip code."
    postcode: String
    "Street without the number."
    street: String
  }

  "A place on the map, WGS 84."
  type LatLng {
    "Degrees, north is positive."
    latitude: Float
    "Degrees, east is positive."
    longitude: Float
  }

  "What is chosen for this session."
  type ShippingSettings {
    "\`fullId\` of the courier that is chosen."
    checked: String
    "Whether goods may come in two parts."
    orderDivisionEnabled: Boolean
    "Where the shopper collects; null where nothing is chosen."
    selectedPickup: Pickup
  }

  "Goods that no usual courier takes: this shop has none."
  type NonStandard {
    "Always false."
    active: Boolean
    "Always false."
    isAllowed: Boolean
    "Always null."
    courierId: Int
  }
`;
