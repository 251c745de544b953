/** The start of the names of these cookies. */
export const dismissalPrefix = 'dismissed-bar-';
const nameOf = (id: string) => dismissalPrefix + encodeURIComponent(id);
const secondsOfDay = 24 * 60 * 60;

/**
 * Whether the bar of this id was closed for some days, by the cookies: the header `Cookie` of a request, or
 * `document.cookie`. A server can then omit the bar.
 */
export const isBarDismissedIn = (cookies: string, id: string): boolean =>
  cookies.split('; ').includes(`${nameOf(id)}=1`);

/** The cookie that hides the bar of this id for that many days; 0 deletes it. */
export const dismissalCookie = (id: string, days: number): string =>
  `${nameOf(id)}=1; Max-Age=${Math.round(days * secondsOfDay)}; Path=/; SameSite=Lax`;
