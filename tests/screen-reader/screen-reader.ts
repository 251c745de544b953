import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type FileChooser, type Page } from 'playwright';
import type { Desktop } from './desktop.ts';

interface Utterance {
  kind: 'speak' | 'character' | 'key' | 'say-all' | 'stop' | 'shutdown';
  text: string;
}

/** A page, and its screen if it names one. */
export interface Place {
  readonly address: string;
  /** Waits until the page handles keys, if later than its `load` event. */
  readonly untilReady?: ((page: Page) => Promise<unknown>) | undefined;
  /** Orca's last words about the page; by default that it is loaded. */
  readonly lastWords?: RegExp | undefined;
  readonly screen?: { readonly width: number; readonly height: number } | undefined;
}

/** Other pages use a wide screen. */
const wideScreen = { width: 1200, height: 850 };

/** Orca has finished after this long in silence (ms): live regions speak last. */
const pause = 1000;
/** Orca says nothing if it has not started after this long (ms). It starts within 300 ms, on a busy machine later. */
const startTimeout = 2500;
/** Page loads have their own pauses. */
const pauseOfLoading = 1500;
const longest = 8000;
const longestLoading = 30_000;
/** Orca says it of every page without focus. */
export const endOfLoading = /^Ukończono wczytywanie/;

/** A headed Chromium with Orca listening. Keys go through the X server, because Orca must see them. */
export class ScreenReader {
  private heard: number;
  private chosen: (chooser: FileChooser) => void = () => {};
  private readonly desktop: Desktop;
  private readonly context: BrowserContext;
  readonly page: Page;
  readonly browser: string;

  private constructor(desktop: Desktop, context: BrowserContext, page: Page) {
    this.desktop = desktop;
    this.context = context;
    this.page = page;
    this.heard = this.utterances().length;
    // Always listening: between two listeners Playwright lets the browser open its own dialog, which waits for a user.
    page.on('filechooser', (chooser) => this.chosen(chooser));
    this.browser = `Chromium ${context.browser()?.version() ?? ''}`.trim();
  }

  /** Starts a browser without a page, until {@link close}. */
  static async open(desktop: Desktop, executablePath: string): Promise<ScreenReader> {
    const profile = mkdtempSync(join(desktop.folder, 'profile-'));
    mkdirSync(join(profile, 'Default'));
    // Chromium's offer to translate is announced as an alert.
    // Visited links depend on when it writes its history. Form autofill is announced as a menu of the field, and the
    // offer to save a password as a dialog.
    const settings = {
      translate: { enabled: false },
      intl: { accept_languages: 'pl-PL,pl' },
      history: { saving_disabled: true },
      autofill: { profile_enabled: false },
      credentials_enable_service: false,
    };
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: false,
      viewport: wideScreen,
      env: desktop.environment,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        // Hides the --no-sandbox bar, which Orca reads as an alert.
        '--test-type',
        '--force-renderer-accessibility',
        '--disable-background-networking',
        '--disable-component-update',
        '--window-position=0,0',
        '--window-size=1240,980',
      ],
    });
    return new ScreenReader(desktop, context, context.pages()[0] ?? (await context.newPage()));
  }

  /** Opens a page and waits until Orca has read it. */
  async goTo({ address, screen = wideScreen, untilReady, lastWords = endOfLoading }: Place): Promise<string[]> {
    await this.page.setViewportSize(screen);
    await this.page.goto(address);
    await untilReady?.(this.page);
    await this.page.bringToFront();
    return this.words({
      atLeast: pauseOfLoading,
      quiet: pauseOfLoading,
      isComplete: (words) => words.some((text) => lastWords.test(text)),
    });
  }

  /**
   * Presses a key as X names it: `Tab`, `shift+Tab`, `space`, `Down`.
   *
   * @param expected number of utterances to wait for, no longer than `longest`
   */
  async press(key: string, expected = 0): Promise<string[]> {
    this.strike(key);
    return this.words({ isComplete: ({ length }) => length >= expected });
  }

  /**
   * Presses a key that opens another page, and waits until Orca has read it.
   *
   * @param expected words to wait for, no longer than `longest`
   */
  async follow(key: string, expected: ReadonlyArray<string>): Promise<string[]> {
    const isLoaded = this.page.waitForEvent('load', { timeout: longestLoading });
    this.strike(key);
    await isLoaded;
    return this.words({
      atLeast: pauseOfLoading,
      quiet: pauseOfLoading,
      isComplete: (words) => expected.every((text) => words.includes(text)),
    });
  }

  async type(text: string, expected = 0): Promise<string[]> {
    execFileSync('xdotool', ['type', '--delay', '60', text], { env: this.desktop.environment });
    return this.words({ isComplete: ({ length }) => length >= expected });
  }

  /** Presses a key that opens the file dialog, and chooses these. */
  async choose(key: string, files: Parameters<FileChooser['setFiles']>[0]): Promise<string[]> {
    const opened = new Promise<FileChooser>((resolve, reject) => {
      this.chosen = resolve;
      setTimeout(() => reject(new Error('no dialog for files opened')), longest).unref();
    });
    await this.press(key);
    await (await opened).setFiles(files);
    return this.words();
  }

  /** Waits and listens for spontaneous speech. */
  listen(atLeast = 0): Promise<string[]> {
    return this.words({ atLeast });
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private strike(key: string): void {
    execFileSync('xdotool', ['key', '--clearmodifiers', key], { env: this.desktop.environment });
  }

  private utterances(): Utterance[] {
    const lines = readFileSync(this.desktop.speechFile, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Utterance);
  }

  private spoken(): string[] {
    const fresh = this.utterances().slice(this.heard);
    return fresh.map(({ text }) => squash(text)).filter((text) => text !== '');
  }

  /** What Orca has said since the last call, once it is silent: late words appear after the next action. */
  private async words({ atLeast = 0, quiet = pause, isComplete = () => true }: Listening = {}): Promise<string[]> {
    const start = Date.now();
    let [count, last] = [0, start];
    while (Date.now() - start < atLeast + longest) {
      const words = this.spoken();
      if (words.length !== count) [count, last] = [words.length, Date.now()];
      const enough = isComplete(words) ? Math.max(atLeast, count === 0 ? startTimeout : 0) : longest;
      if (Date.now() - last >= quiet && Date.now() - start >= enough) break;
      await wait(40);
    }
    const words = this.spoken();
    this.heard = this.utterances().length;
    return words;
  }
}

/** How long to listen; times in milliseconds. */
interface Listening {
  atLeast?: number;
  /** Ends after this long in silence. */
  quiet?: number;
  /** Until these words are complete, it waits up to `longest`. */
  isComplete?: (words: ReadonlyArray<string>) => boolean;
}

/** Orca's Polish has no-break spaces, and some utterances end in spaces. */
export const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();
