import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type FileChooser, type Page } from 'playwright';
import type {} from '../story-host/story-request.ts';
import type { Desktop } from './desktop.ts';

interface Utterance {
  kind: 'speak' | 'character' | 'key' | 'say-all' | 'stop' | 'shutdown';
  text: string;
}

/** A story, and the screen on which it stands where it names one. */
export interface Place {
  readonly address: string;
  readonly screen?: { readonly width: number; readonly height: number } | undefined;
}

/** Every other story stands on a wide screen. */
const wideScreen = { width: 1200, height: 850 };

/** Orca has finished after this long without a word (ms): live regions speak last. */
const pause = 1000;
/** Orca says nothing where it has not begun after this long (ms). It begins within 300 ms, on a busy machine later. */
const patience = 2500;
/** Loading a page has pauses of its own. */
const pauseOfLoading = 1500;
const longest = 8000;

/** A headed Chromium with Orca listening. Keys go through the X server, because Orca must see them. */
export class ScreenReader {
  private heard = 0;
  private chosen: (chooser: FileChooser) => void = () => {};
  private readonly desktop: Desktop;
  private readonly context: BrowserContext;
  readonly page: Page;
  readonly browser: string;

  private constructor(desktop: Desktop, context: BrowserContext, page: Page) {
    this.desktop = desktop;
    this.context = context;
    this.page = page;
    // Always listening: between two listeners Playwright lets the browser open its own dialog, which waits for a person.
    page.on('filechooser', (chooser) => this.chosen(chooser));
    this.browser = `Chromium ${context.browser()?.version() ?? ''}`.trim();
  }

  static async open(desktop: Desktop, executablePath: string): Promise<ScreenReader> {
    const profile = join(desktop.folder, 'profile');
    mkdirSync(join(profile, 'Default'), { recursive: true });
    // Chromium's offer to translate is announced as an alert.
    const settings = { translate: { enabled: false }, intl: { accept_languages: 'pl-PL,pl' } };
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

  /** Opens a page of the story host and lets Orca finish what it says of it. */
  async goTo({ address, screen = wideScreen }: Place): Promise<string[]> {
    await this.page.setViewportSize(screen);
    await this.page.goto(address);
    await this.page.waitForFunction(() => window.storyHost.state === 'hydrated', undefined, { timeout: 10_000 });
    await this.page.bringToFront();
    // Orca ends with the first line of a page, the heading; on a busy machine it comes late.
    return this.words(1500, pauseOfLoading, /nagłówek 1\. poziomu/);
  }

  /** Presses a key as X names it: `Tab`, `shift+Tab`, `space`, `Down`. */
  async press(key: string): Promise<string[]> {
    execFileSync('xdotool', ['key', '--clearmodifiers', key], { env: this.desktop.environment });
    return this.words();
  }

  async type(text: string): Promise<string[]> {
    execFileSync('xdotool', ['type', '--delay', '60', text], { env: this.desktop.environment });
    return this.words();
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
    return this.words(atLeast);
  }

  close(): Promise<void> {
    return this.context.close();
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
  private async words(atLeast = 0, quiet = pause, awaited?: RegExp): Promise<string[]> {
    const start = Date.now();
    let [count, last] = [0, start];
    while (Date.now() - start < atLeast + longest) {
      const words = this.spoken();
      if (words.length !== count) [count, last] = [words.length, Date.now()];
      const isAwaited = awaited !== undefined && !words.some((text) => awaited.test(text));
      const enough = isAwaited ? longest : Math.max(atLeast, count === 0 ? patience : 0);
      if (Date.now() - last >= quiet && Date.now() - start >= enough) break;
      await wait(40);
    }
    const words = this.spoken();
    this.heard = this.utterances().length;
    return words;
  }
}

/** Orca's Polish has no-break spaces, and the ends of some utterances have spaces. */
export const squash = (text: string): string => text.replace(/\s+/g, ' ').trim();
