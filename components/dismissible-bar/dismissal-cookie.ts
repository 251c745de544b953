const nameOf = (id: string) => `dismissed-bar-${encodeURIComponent(id)}`;
const secondsOfDay = 24 * 60 * 60;

/**
 * Whether the bar of this id was closed for some days, by the text of the cookies: the header `Cookie` of a request, or
 * `document.cookie`. A server that asks need not send the bar at all.
 */
export const isBarDismissedIn = (cookies: string, id: string): boolean =>
  cookies.split('; ').includes(`${nameOf(id)}=1`);

/** The cookie that keeps the bar of this id away for so many days; for none of them it ends the cookie. */
export const dismissalCookie = (id: string, days: number): string =>
  `${nameOf(id)}=1; Max-Age=${Math.round(days * secondsOfDay)}; Path=/; SameSite=Lax`;
