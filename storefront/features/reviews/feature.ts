import type { Feature } from '../../shared/feature.ts';
import { fill } from '../../platform/features/slot.ts';
import { nothingFoundSlot } from '../catalogue/empty-listing.ts';
import { visitorComposers } from './server/mails.ts';
import { observationMails } from './server/observations/mails.ts';
import { notifySubscribers } from './server/observations/notify-subscribers.ts';
import { photoCall } from './server/photo-call.ts';
import { WishLink } from './server/product-wish/wish-link.tsx';

const minute = 60_000;

/** Visitors' input about goods: opinions, questions, wishes, sizes that they wait for. */
export const reviews: Feature = {
  name: 'reviews',
  calls: [photoCall],
  mails: { ...visitorComposers, ...observationMails },
  jobs: (store) => [{ name: 'notify subscribers', every: minute, run: () => notifySubscribers(store) }],
  forget: (store) => store.observations.sweep(),
  fills: [fill(nothingFoundSlot, WishLink)],
};
