/** Where the sizes of a product can be seen, and when. */
export const showroomTypes = /* GraphQL */ `
  "A size in the showrooms."
  type SizeAvailability {
    "Type of the size; \`uniw\` is the only one."
    id: String
    "As a shopper reads it."
    name: String
    "Every showroom that keeps it, also where none is left."
    productSizeAvailableInStocks: [StockAvailability!]
  }

  "A size in one showroom."
  type StockAvailability {
    "-1 is unlimited."
    quantity: Float
    "Whether \`quantity\` is a number of pieces."
    strictQuantity: Boolean
    "Its unit: \`singular\` and \`plural\` alone."
    unit: Unit
    "The state in words."
    productAvailableStatus: StockStatus
    "The showroom."
    stockInfo: StockInfo
  }

  "The state in words."
  type StockStatus {
    "Whether it lies there."
    description: String
    "Picture of the state: always null."
    icon: String
  }

  "A showroom."
  type StockInfo {
    "What it is called."
    name: String
    "Street with the number."
    street: String
    "Town."
    city: String
    "Zip code."
    zipcode: String
    "Country, in the shop's words."
    country: String
    "Opening hours in one line."
    description: String
    "The same without markup."
    cleardescription: String
    "How to reach it."
    contact: Contact
    "Opening hours, day by day."
    openingHours: Week
    "Degrees, east is positive; null where nobody knows."
    longitude: Float
    "Degrees, north is positive; null where nobody knows."
    latitude: Float
  }

  "How to reach a showroom. Null is what it does not have."
  type Contact {
    "Phone, with a link that calls it."
    phone: TextLink
    "E-mail, with a link that writes to it."
    mail: TextLink
    "Null: no such messenger."
    gg: TextLink
  }

  "A text that leads somewhere."
  type TextLink {
    "What a shopper reads."
    text: String
    "Where it leads: \`tel:\` or \`mailto:\`."
    link: String
  }

  "Opening hours of a week."
  type Week {
    "On Mondays."
    monday: DayHours
    "On Tuesdays."
    tuesday: DayHours
    "On Wednesdays."
    wednesday: DayHours
    "On Thursdays."
    thursday: DayHours
    "On Fridays."
    friday: DayHours
    "On Saturdays."
    saturday: DayHours
    "On Sundays."
    sunday: DayHours
  }

  "Opening hours of a day."
  type DayHours {
    "Whether it is open on that day."
    open: Boolean
    "Round the clock."
    allDay: Boolean
    "HH:MM"
    from: String
    "HH:MM"
    till: String
  }
`;
