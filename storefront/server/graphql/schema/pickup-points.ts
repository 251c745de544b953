/** Places where goods wait (wire contract 1.6). */
export const pickupPointTypes = /* GraphQL */ `
  "Places where goods wait."
  type PickupPoints {
    "The places; empty where the courier brings goods to the door."
    pickupPoints: [PickupPoint!]
  }

  "A place where goods wait, with its hours."
  type PickupPoint {
    "What \`pickupPointId\` or \`stockId\` of an order takes."
    id: String
    "What it is called."
    name: String
    "How to find it."
    location: String
    "Address of its page: always null."
    link: String
    "Picture for a map: always null."
    markerIconUrl: String
    "Whether the courier asks for a number of the client."
    requiredClientNumber: Boolean
    "When it is open."
    openingDays: Week
    "Where it is on the map; null where nobody knows."
    coordinates: PlaceOnMap
    "Where it is."
    address: Address
  }

  "What to look for."
  input SearchPickupPointsInput {
    "A courier; every one with pickup points where it is missing."
    shippingId: ID
    "Words of name, address or code."
    query: String
    "Only couriers that are paid so."
    cashOnDelivery: Boolean
  }

  "A place in one line."
  type FoundPickupPoint {
    "Name and address in one line."
    data: String
    "Where it is on the map; null where nobody knows."
    gps: LatLng
  }

  "A place on the map, WGS 84, and how far it is."
  type PlaceOnMap {
    "Degrees, north is positive."
    latitude: Float
    "Degrees, east is positive."
    longitude: Float
    "Kilometres as the crow flies; null where nobody said from where."
    distance: Float
  }
`;
