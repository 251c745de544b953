import type { PreferenceCookie } from '../platform/page/answers.ts';

/** How a phone shows the shop: laid out for it, or as on a desktop (requirement T-28). */
export type ViewChoice = 'responsive' | 'desktop';

/** The cookie, and the field of the form that sets it. */
export const viewChoiceName = 'responsive_switch';

/** For how many days a browser keeps the choice: as long as an untouched session. */
const keptDays = 30;

export const isViewChoice = (text: string): text is ViewChoice => text === 'responsive' || text === 'desktop';

/** The choice in the header `Cookie` of a request. */
export const viewChoiceOf = (cookies: string): ViewChoice =>
  cookies.split('; ').includes(`${viewChoiceName}=desktop`) ? 'desktop' : 'responsive';

/** The cookie of a choice. The usual view needs none. */
export const viewChoiceCookie = (value: ViewChoice): PreferenceCookie => ({
  name: viewChoiceName,
  value,
  days: value === 'desktop' ? keptDays : 0,
});
