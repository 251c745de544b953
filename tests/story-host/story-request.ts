import { shownThemes } from '../../.storybook/themes.ts';
import type { LevelName } from '../../.storybook/viewports.ts';

/** What `/stories.json` tells of a story. */
export interface ListedStory {
  /** As Storybook names it, e.g. `pola-textfield--with-error`. */
  readonly id: string;
  /** Its place in Storybook, e.g. `Pola/TextField`. */
  readonly title: string;
  /** The name of its export, e.g. `WithError`. */
  readonly name: string;
  /** Its source file, from the project's root. */
  readonly module: string;
  /** The folder of its component or pattern. */
  readonly component: string;
  readonly tags: ReadonlyArray<string>;
  readonly hasPlay: boolean;
  /** Has it a main and an h1 of its own? */
  readonly isBare: boolean;
  /** Is it a component's first story, which shows it at rest? */
  readonly isFirst: boolean;
  /** Is its place in the whole page part of what it is, so that among others it would stand wrong? */
  readonly isPlaced: boolean;
  /** The window that it is made for, where it is made for one, as in .storybook/viewports.ts. */
  readonly level?: LevelName | undefined;
}

/** The id of the page with every component of the kit as its first story shows it. */
export const kitchenSink = 'kitchen-sink';

/** The id of the page with all stories of a component, but for those with a main of their own. */
export const togetherOf = (component: string): string => `together-${component}`;

/** The title of a story's page. */
export const titleOf = ({ title, name }: Pick<ListedStory, 'title' | 'name'>): string =>
  `${title.split('/').at(-1)}: ${name}`;

const themes = [...shownThemes, 'system'] as const;

/** How a story is asked for: the query of its address. */
export interface StoryRequest {
  readonly id: string;
  readonly theme: (typeof themes)[number];
  /** The language of the kit's own texts. */
  readonly locale: 'pl' | 'en';
  /** Puts every text of the catalogues into brackets. */
  readonly isPseudo: boolean;
  /** Runs the story's play function once it is hydrated. */
  readonly isPlayed: boolean;
}

/** Reads `?theme=dark&locale=en&pseudo&play`; what is not said, or is unknown, is light and Polish. */
export function storyRequest(id: string, query: URLSearchParams): StoryRequest {
  return {
    id,
    theme: themes.find((theme) => theme === query.get('theme')) ?? 'light',
    locale: query.get('locale') === 'en' ? 'en' : 'pl',
    isPseudo: query.has('pseudo'),
    isPlayed: query.has('play'),
  };
}

/** What the page tells tests once its script has run: `window.storyHost`. */
export interface StoryHostState {
  /** Goes up to `hydrated`, then to `played` where a play function was asked for. */
  state: 'loading' | 'hydrated' | 'played' | 'failed';
  /** What React and the console complained about, on the server and here. */
  readonly problems: string[];
}

declare global {
  interface Window {
    storyHost: StoryHostState;
  }
}
