/** The days of a courier (wire contract 1.6). */
export const courierServiceTypes = /* GraphQL */ `
  "prepaid, dvp, or whether it is prepaid: true, 1, false, 0."
  scalar PrepaidOrNot

  "The days of a courier."
  type CourierServices {
    "Every day until the goods arrive."
    calendar: [CourierDay!]
  }

  "A day, and what the courier does on it."
  type CourierDay {
    "The day."
    date: CalendarDate
    "working or free"
    type: String
    "What the courier offers on that day."
    availableServices: [CourierService!]
  }

  "A day of the calendar."
  type CalendarDate {
    "Day of the month, 1 to 31."
    day: Int
    "1 to 12"
    month: Int
    "Year, four digits."
    year: Int
  }

  "A delivery on that day."
  type CourierService {
    "As fullId of the courier."
    id: String
    "What the shop calls the courier."
    name: String
    "What it costs."
    price: Money
    "In loyalty points: always null."
    pointCost: Money
    "Whether it can be paid with loyalty points: always false."
    pointsEnabled: Boolean
    "Whether its price is the one that the basket counts."
    selectedForPrice: Boolean
  }
`;
