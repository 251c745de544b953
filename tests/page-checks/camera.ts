import type { Page } from 'playwright/test';

/** A part of the window, in its CSS pixels. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes pictures of parts of the window, as PNG. */
export interface Camera {
  take(clip: Clip): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Gets screenshots directly from Chromium: Playwright 1.65 prepares the page for each, and a walk takes two at every
 * stop. Nothing may move: see `withoutMotion`.
 */
export async function openCamera(page: Page): Promise<Camera> {
  const devTools = await page.context().newCDPSession(page);
  return {
    async take(clip) {
      const { cssVisualViewport } = await devTools.send('Page.getLayoutMetrics');
      const { data } = await devTools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        clip: { ...clip, x: clip.x + cssVisualViewport.pageX, y: clip.y + cssVisualViewport.pageY, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    close: () => devTools.detach(),
  };
}
