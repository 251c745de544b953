import { renderToStaticMarkup } from 'react-dom/server';
import { TextsProvider } from '../../../../components/texts/index.ts';
import { loadSavedGoods, productCardsData } from '../../../features/catalogue/index.ts';
import { SavedGoodsProvider } from '../../../features/catalogue/saving.ts';
import type { CallContext } from '../../graphql/context.ts';
import type { HotspotsQuestion, WantedZone } from './zones.ts';
import { ZoneView } from './zone-view.tsx';

/** Each zone's HTML by its component; '' removes the zone: it is unknown or empty. */
export async function hotspotsAnswer(
  { zones, productIds }: HotspotsQuestion,
  context: CallContext,
): Promise<Readonly<Record<string, string>>> {
  const answers = zones.map(async (zone) => [zone.component, await zoneHtml(zone, productIds, context)] as const);
  return Object.fromEntries(await Promise.all(answers));
}

async function zoneHtml(
  { component, place }: WantedZone,
  productIds: ReadonlyArray<number>,
  context: CallContext,
): Promise<string> {
  const { store, texts, settings } = context;
  const zone =
    place && (await store.hotspots.zone(place.page, place.zone, { productIds, isGrouped: settings.versionsOnOneCard }));
  const cards = zone ? await store.catalogue.cards(zone.productIds) : [];
  if (!zone || cards.length === 0) return '';
  return renderToStaticMarkup(
    <TextsProvider value={texts}>
      <SavedGoodsProvider value={await loadSavedGoods(context)}>
        <ZoneView
          component={component}
          name={zone.name}
          url={zone.url}
          products={productCardsData(cards, { texts, settings })}
        />
      </SavedGoodsProvider>
    </TextsProvider>,
  );
}
