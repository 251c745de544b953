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

/** A page, and the screen on which it stands where it names one. */
export interface Place {
  readonly address: string;
  /** Waits until the page answers to keys, where that is later than its `load` event. */
  readonly untilReady?: ((page: Page) => Promise<unknown>) | undefined;
  /** What Orca says last of the page; that it is loaded, unless given. */
  readonly lastWords?: RegExp | undefined;
  readonly screen?: { readonly width: number; readonly height: number } | undefined;
}

/** Every other page stands on a wide screen. */
const wideScreen = { width: 1200, height: 850 };

/** Orca has finished after this long without a word (ms): live regions speak last. */
const pause = 1000;
/** Orca says nothing where it has not begun after this long (ms). It begins within 300 ms, on a busy machine later. */
const patience = 2500;
/** Loading a page has pauses of its own. */
const pauseOfLoading = 1500;
const longest = 8000;
const longestLoading = 30_000;
/** Orca says it of every page on which focus is nowhere yet. */
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
    // Always listening: between two listeners Playwright lets the browser open its own dialog, which waits for a person.
    page.on('filechooser', (chooser) => this.chosen(chooser));
    this.browser = `Chromium ${context.browser()?.version() ?? ''}`.trim();
  }

  /** Starts a browser that has met no page yet, until {@link close}. */
  static async open(desktop: Desktop, executablePath: string): Promise<ScreenReader> {
    const profile = mkdtempSync(join(desktop.folder, 'profile-'));
    mkdirSync(join(profile, 'Default'));
    // Chromium's offer to translate is announced as an alert.
    // Which links are visited depends on when it writes its history. What it remembers of forms is announced as a menu of the
    // field, and its offer to keep a password as a dialog.
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
        // No bar about --no-sandbox, which Orca reads as an alert.
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

  /** Opens a page and lets Orca finish what it says of it. */
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
   * @param expected how many utterances should come: for these it waits longer, and no longer than `longest`
   */
  async press(key: string, expected = 0): Promise<string[]> {
    this.strike(key);
    return this.words({ isComplete: ({ length }) => length >= expected });
  }

  /**
   * Presses a key that leads to another page, and lets Orca finish what it says of that.
   *
   * @param expected what it should say: for this it waits longer, and no longer than `longest`
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

  /** Presses a key that opens the dialog for files, and chooses these. */
  async choose(key: string, files: Parameters<FileChooser['setFiles']>[0]): Promise<string[]> {
    const opened = new Promise<FileChooser>((resolve, reject) => {
      this.chosen = resolve;
      setTimeout(() => reject(new Error('no dialog for files opened')), longest).unref();
    });
    await this.press(key);
    await (await opened).setFiles(files);
    return this.words();
  }

  /** Waits and listens: for what comes by itself. */
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

  /** What Orca has said since it was last listened to, once it is silent: what came late is found after the next deed. */
  private async words({ atLeast = 0, quiet = pause, isComplete = () => true }: Listening = {}): Promise<string[]> {
    const start = Date.now();
    let [count, last] = [0, start];
    while (Date.now() - start < atLeast + longest) {
      const words = this.spoken();
      if (words.length !== count) [count, last] = [words.length, Date.now()];
      const enough = isComplete(words) ? Math.max(atLeast, count === 0 ? patience : 0) : longest;
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
  /** It ends after this long without a word. */
  quiet?: number;
  /** Until these words are what should come, it waits up to `longest`. */
  isComplete?: (words: ReadonlyArray<string>) => boolean;
}

/** Orca's Polish has no-break spaces, and the ends of some utterances have spaces. */
export const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();
