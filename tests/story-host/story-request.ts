import { shownThemes } from '../../.storybook/themes.ts';
import type { LevelName } from '../../.storybook/viewports.ts';

/** A story in `/stories.json`. */
export interface ListedStory {
  /** Storybook's id, e.g. `pola-textfield--with-error`. */
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
  /** Does it have its own main and h1? */
  readonly isBare: boolean;
  /** Is it a component's first story, which shows it at rest? */
  readonly isFirst: boolean;
  /** Does it belong to a place in the page, so that it would look wrong among others? */
  readonly isPlaced: boolean;
  /** The window that it is made for, if any, as in .storybook/viewports.ts. */
  readonly level?: LevelName | undefined;
}

/** The id of the page with every component's first story. */
export const kitchenSink = 'kitchen-sink';

/** The id of the page with all stories of a component, except those with their own main. */
export const togetherOf = (component: string): string => `together-${component}`;

/** The title of a story's page. */
export const titleOf = ({ title, name }: Pick<ListedStory, 'title' | 'name'>): string =>
  `${title.split('/').at(-1)}: ${name}`;

const themes = [...shownThemes, 'system'] as const;

/** A story request: the query of its address. */
export interface StoryRequest {
  readonly id: string;
  readonly theme: (typeof themes)[number];
  /** The language of the kit's texts. */
  readonly locale: 'pl' | 'en';
  /** Puts every text of the catalogues into brackets. */
  readonly isPseudo: boolean;
  /** Runs the story's play function once it is hydrated. */
  readonly isPlayed: boolean;
}

/** Reads `?theme=dark&locale=en&pseudo&play`; missing or unknown values are light and Polish. */
export function storyRequest(id: string, query: URLSearchParams): StoryRequest {
  return {
    id,
    theme: themes.find((theme) => theme === query.get('theme')) ?? 'light',
    locale: query.get('locale') === 'en' ? 'en' : 'pl',
    isPseudo: query.has('pseudo'),
    isPlayed: query.has('play'),
  };
}

/** The page's state for tests once its script has run: `window.storyHost`. */
export interface StoryHostState {
  /** Goes up to `hydrated`, then to `played` if a play function was requested. */
  state: 'loading' | 'hydrated' | 'played' | 'failed';
  /** Complaints of React and the console, on the server and here. */
  readonly problems: string[];
}

declare global {
  interface Window {
    storyHost: StoryHostState;
  }
}
