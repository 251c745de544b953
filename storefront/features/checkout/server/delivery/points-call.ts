import { readCoordinates } from '../../../../../patterns/rules/pickup-points.ts';
import type { SiteCall } from '../../../../platform/page/site.ts';
import type { SienTypes } from '../../../../shared/define-page.ts';
import { isCourier } from '../../../catalogue/browser.ts';
import { pointsAddress } from '../../browser/delivery/points-address.ts';
import { findPoints } from './find-points.ts';
import { lastPoint } from './last-point.ts';

const headers = { 'Cache-Control': 'private, no-store' };

/**
 * The search of pickup points for the form of step 1, the same as by its button: `courier` and either `text`, or
 * `latitude` and `longitude`. Coordinates are neither kept nor logged.
 */
export const pointsCall: SiteCall<SienTypes> = {
  name: 'pickup-points',
  paths: [pointsAddress],
  async answer(request, port) {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET', ...headers } });
    try {
      await port.admit([{ limit: 'searchLimit' }]);
      const { searchParams } = new URL(request.url);
      const context = await port.context();
      const asked = searchParams.get('courier') ?? '';
      const couriers = await context.store.catalogue.couriers();
      const courier = couriers.find((one) => one.requires === 'pickupPoint' && isCourier(one, asked));
      if (!courier) return Response.json({ errno: 1 }, { status: 404, headers });
      const found = await findPoints(context, courier, {
        text: searchParams.get('text') ?? '',
        near: readCoordinates(searchParams.get('latitude'), searchParams.get('longitude')),
        chosen: (searchParams.get('chosen') ?? '').slice(0, 60),
        last: await lastPoint(context, courier.id),
      });
      return Response.json(found, { headers });
    } catch (fault) {
      if (await port.isOutage(fault)) return new Response(null, { status: 503, headers });
      throw fault;
    }
  },
};
