/** The catalogue's data files: the demo and the importer read them. */
export type { DaysAgo, DaysAhead } from './types/common.ts';
export type { Courier, Delivery, OpeningHours, PickupPoint, Stock } from './types/delivery.ts';
export type { Category, MenuNode, Producer, Series } from './types/groups.ts';
export type { Picture, PictureFormat } from './types/picture.ts';
export type { Enclosure, EnclosureAccess, Parameter, Product, ProductType, ProductZone } from './types/product.ts';
export type { ShippingTime } from './types/shipping-time.ts';
