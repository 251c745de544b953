import type { Page } from 'playwright/test';

/** The addresses of other hosts that the browser asks, or connects to, for this page from now on; pictures in the address itself are none. */
export function foreignRequestsOf(page: Page, shopUrl: string): ReadonlyArray<string> {
  const foreign: string[] = [];
  const note = (address: string) => {
    const { protocol, host } = new URL(address);
    if (!['data:', 'blob:'].includes(protocol) && host !== new URL(shopUrl).host) foreign.push(address);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return foreign;
}
