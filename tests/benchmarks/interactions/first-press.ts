import type { Browser } from 'playwright';

/** A connection of the phone, as the browser emulates it. */
export interface Line {
  readonly name: string;
  /** Milliseconds of a round trip. */
  readonly latency: number;
  /** Bytes a second, both ways. */
  readonly throughput: number;
  /** The bar: milliseconds from the press to the number. */
  readonly bar: number;
}

export const lines: ReadonlyArray<Line> = [
  { name: 'fast line', latency: 40, throughput: 10_000_000 / 8, bar: 200 },
  { name: 'slow line', latency: 150, throughput: 1_600_000 / 8, bar: 500 },
];

export interface FirstPress {
  /** Milliseconds from the press to the frame that shows the next number. */
  readonly number: number;
  /** Milliseconds from the press to the sum of the saved basket; the shop waits 750 of them for another press. */
  readonly sum: number;
  /** Scripts that the press loaded. */
  readonly files: number;
}

/** Presses "+" in a basket whose code is not in the cache. */
export async function firstPress(browser: Browser, url: string, line: Line, throttle: number): Promise<FirstPress> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pl-PL' });
  try {
    await context.request.post(`${url}/basketchange.php`, {
      form: { product: '1001', size: 'uniw', number: '1', getAjax: 'true' },
      headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    });
    const page = await context.newPage();
    await page.goto(`${url}/basketedit.php`, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.throughput,
      uploadThroughput: line.throughput,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    let files = 0;
    page.on('request', (request) => void (request.resourceType() === 'script' && (files += 1)));
    await page.evaluate(watch);
    await page
      .getByRole('button', { name: /^Zwiększ/ })
      .first()
      .click();
    const shown = await page.evaluate(() => (globalThis as unknown as { shown: Promise<[number, number]> }).shown);
    return { number: shown[0], sum: shown[1], files };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watch(): void {
  const form = document.querySelector('[data-island="basket/basket-form"]')!;
  const field = form.querySelector<HTMLInputElement>('[role="spinbutton"]')!;
  // In the header it changes with the shop's answer alone.
  const sum = () => [...document.querySelectorAll('header a')].map((link) => link.textContent + link.ariaLabel).join();
  const before = [field.value, sum()] as const;
  const pressed = new Promise<number>((resolve) => {
    addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  /** The time after the first frame in which it is so. */
  const whenShown = (isShown: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (isShown()) setTimeout(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const times = [whenShown(() => field.value !== before[0]), whenShown(() => sum() !== before[1])];
  const shown = Promise.all([pressed, ...times]).then(([start, ...ends]) => ends.map((end) => end - start));
  Object.assign(globalThis, { shown });
}
