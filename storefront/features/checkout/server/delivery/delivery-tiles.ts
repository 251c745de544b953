import { icons, type IconShape } from '../../../../../components/icon/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { needsPhone } from '../../../../../patterns/rules/delivery-choice.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import type { LoadedBasket } from '../../../basket/index.ts';
import { arrivalText, deliveryCostText, orderTexts, shippingValue } from '../../../catalogue/browser.ts';
import type { DeliveryOffer, Wording } from '../../../catalogue/index.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import type { Courier, Shelf, Stock } from '../../../../store/index.ts';
import type { DeliveryTileData, ShowroomOption } from '../../browser/delivery/delivery-section.tsx';
import type { DeliveryChoices } from '../../browser/delivery-form.ts';
import { deliveryTileTexts } from './tiles.texts.ts';

const courierIcons: Record<NonNullable<Courier['requires']> | 'door', IconShape> = {
  pickupPoint: icons.parcelLocker,
  showroom: icons.bag,
  door: icons.truck,
};

/** Every delivery of this basket, with the places of collection. */
export async function deliveryTiles(
  context: BuyingContext,
  { offers, lines }: Pick<LoadedBasket, 'offers' | 'lines'>,
  { showrooms, slots }: Pick<DeliveryChoices, 'showrooms' | 'slots'>,
): Promise<ReadonlyArray<DeliveryTileData>> {
  const hasShowroom = offers.some(({ courier }) => courier.requires === 'showroom');
  const shelves = hasShowroom ? await context.store.delivery.shelves(lines.map(({ line }) => line.productId)) : [];
  const options = showrooms.map((showroom) => showroomOption(showroom, lines, shelves, context));
  return offers.map((offer) => deliveryTile(offer, options, slots, context));
}

function deliveryTile(
  offer: DeliveryOffer,
  showrooms: ReadonlyArray<ShowroomOption>,
  slots: DeliveryChoices['slots'],
  wording: Wording,
): DeliveryTileData {
  const { courier, cost } = offer;
  const t = translator(orderTexts, wording.texts);
  return {
    value: shippingValue(courier),
    name: courier.name,
    description: arrivalText(offer, wording.texts),
    cost: deliveryCostText({ cost, isCostOpen: courier.isCostOpen }, wording),
    note: courier.isCostOpen ? errorText('error.shipping.noStandardCost', wording.texts) : null,
    icon: courier.isVirtual ? icons.send : courierIcons[courier.requires ?? 'door'],
    place: placeOf(courier, showrooms),
    needsPhone: needsPhone(courier),
    slots: slots[courier.id] ?? null,
    services: (courier.services ?? []).map(({ id, costGross }) => ({
      id,
      label: `${t(`service.${id}`)}, ${shopMoney(wording).paid(costGross)}`,
    })),
  };
}

function placeOf({ requires, pointKind }: Courier, options: ReadonlyArray<ShowroomOption>): DeliveryTileData['place'] {
  if (requires === 'showroom') return { kind: 'showroom', options };
  return requires === 'pickupPoint' ? { kind: pointKind ?? 'point' } : null;
}

/** A showroom with its hours, and whether the goods of the basket are there now. */
function showroomOption(
  { id, name, address, openingHours }: Stock,
  lines: LoadedBasket['lines'],
  shelves: ReadonlyArray<Shelf>,
  { texts }: Pick<BuyingContext, 'texts'>,
): ShowroomOption {
  const t = translator(deliveryTileTexts, texts);
  const isHere = ({ line }: LoadedBasket['lines'][number]) =>
    shelves.some(
      (shelf) =>
        shelf.stockId === id &&
        shelf.productId === line.productId &&
        shelf.size === line.size &&
        (shelf.amount < 0 || shelf.amount >= line.quantity),
    );
  const here = lines.filter(isHere).length;
  const stock = here === lines.length ? 'all' : here > 0 ? 'some' : 'none';
  const hours = openingHours.map(({ days, hours: open }) => `${days} ${open}`).join(', ');
  return {
    value: id,
    label: `${name}, ${address.street}, ${address.city}`,
    description: [hours, t(stock, { here, all: lines.length })].filter(Boolean).join(' · '),
  };
}
