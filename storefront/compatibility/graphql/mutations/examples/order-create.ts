import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'A rejected order is `null` with an error in `errors[0]`, its code at `code` and at `extensions.code`, and changes nothing. Besides the codes below there are `incorrect_<field>` for a field of the first step (`incorrect_email`, `incorrect_pickup_point`, `incorrect_payform_id`) `remarks_too_long`, and `no_seller` while the shop has no seller data.',
    'The same call for the same basket makes one order, however often it is repeated.',
    '`courierId` is `id` or `fullId` of the query [shipping](../queries/shipping.md), `paymentMethodId` the `id` of [paymentsMethod](../queries/paymentsMethod.md). Fields of other shops of the platform are accepted and not read: points, later parts, calendars.',
  ],
  codes: [
    'error.call.32',
    'error.call.110',
    'error.call.115',
    'error.call.123',
    'message.shipping_error',
    'message.order_product_worth',
    'validation.incorect_delivery_region',
    'validation.incorect_nip',
    'error.other.giftUnavailable',
  ],
  examples: [
    {
      title: 'By courier, paid by transfer',
      replay: 'nothing',
      before: withBasket([1002, 'uniw', '2']),
      varying: { location: 'address of the confirmation, with its key' },
      document: `mutation{
  orderCreate(orderCreateInput:{
    clientData:{
      email:"hanna@poczta.example",type:"private",
      clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",street:"Łobzowska 8/3",zipcode:"31-145",city:"Kraków",country:1143020003,phone:"600 100 200"}
    },
    orderData:{courierId:1,prepaid:true,paymentMethodId:3,remarks:"""Proszę o kartkę.""",checkoutType:oscop}
  }){orderId orderNumber location}
}`,
    },
  ],
  refusals: [
    {
      title: 'An empty basket',
      document: 'mutation{orderCreate(orderCreateInput:{orderData:{courierId:1,paymentMethodId:3}}){orderNumber}}',
    },
    {
      title: 'A street without a number',
      before: withBasket([1002, 'uniw', '2']),
      document: `mutation{
  orderCreate(orderCreateInput:{
    clientData:{
      email:"hanna@poczta.example",type:"private",
      clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",street:"Łobzowska",zipcode:"31-145",city:"Kraków",country:1143020003,phone:"600 100 200"}
    },
    orderData:{courierId:1,prepaid:true,paymentMethodId:3,remarks:"""Proszę o kartkę.""",checkoutType:oscop}
  }){orderId orderNumber location}
}`,
    },
    {
      title: 'An unknown courier',
      before: withBasket([1002, 'uniw', '2']),
      document: `mutation{
  orderCreate(orderCreateInput:{
    clientData:{
      email:"hanna@poczta.example",type:"private",
      clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",street:"Łobzowska 8/3",zipcode:"31-145",city:"Kraków",country:1143020003,phone:"600 100 200"}
    },
    orderData:{courierId:99,prepaid:true,paymentMethodId:3,remarks:"""Proszę o kartkę.""",checkoutType:oscop}
  }){orderId orderNumber location}
}`,
    },
  ],
} satisfies OperationReference;
