import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    courierId: 'Number of the courier; 0 is the shop’s own places.',
    location: 'Puts the nearest first.',
    prepaid: 'Only couriers with this payment.',
    radius: 'Kilometres around `location`; ignored without it.',
  },
  examples: [
    {
      title: 'Lockers near the centre of Kraków',
      document: `query{
  courier_3:pickupPoints(courierId:3,location:{latitude:50.06,longitude:19.94},prepaid:prepaid,radius:10){
    pickupPoints{
      id name location link requiredClientNumber
      openingDays{monday{allDay} sunday{allDay}}
      coordinates{latitude longitude distance}
      address{buildingAndHouseNumber city country postcode street}
    }
  }
}`,
      most: 1,
    },
    {
      title: 'The shop’s own places',
      document: 'query{courier_0:pickupPoints(courierId:0){pickupPoints{id name address{street city}}}}',
    },
  ],
} satisfies OperationReference;
