import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { TextsProvider } from '../components/texts/index.ts';
import '../tokens/global.css.ts';
import './docs.css.ts';
import { emulateReducedMotion } from './emulated-motion.ts';
import { checkFrames } from './frames.ts';
import { modesByTags } from './modes.ts';
import { readableTypes } from './readable-types.ts';
import { StoryFrame } from './story-frame.tsx';
import { showTheme } from './themes.ts';
import { initialGlobals, textsOf, toolbars } from './toolbars.ts';
import { viewportOptions } from './viewports.ts';

/** Loaded by documentation pages alone: stories and their test runs do without Storybook's blocks. */
const ThemedDocs = lazy(() => import('./docs-container.tsx'));

// A limit for hanging stories, not a measure of speed: busy machines are slow.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  // Announcements of stories without their own Announcer stay at the end of the page.
  beforeEach() {
    if (import.meta.env.MODE === 'test') checkFrames();
    for (const region of document.querySelectorAll('body > [data-announcer]')) region.remove();
  },
  argTypesEnhancers: [readableTypes, modesByTags],
  initialGlobals,
  globalTypes: toolbars,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewportOptions },
    controls: { matchers: { color: /color$/i, date: /Date$/ }, sort: 'requiredFirst' },
    docs: { container: ThemedDocs },
    options: {
      storySort: {
        order: [
          'Zaczynamy',
          ['Witryna', 'Pierwsze kroki', 'Motywy i tokeny'],
          'Podstawy',
          'Działania',
          'Pola',
          'Komunikaty',
          'Nawigacja',
          'Pokaz',
          'Wzory',
        ],
      },
    },
    a11y: {
      test: 'error',
      // Levels A and AA, best practice and the experimental rules; level AAA is reported elsewhere.
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental'],
        // The panel also lists passed rules; collecting them takes a quarter of a test's time.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations', 'incomplete'] }),
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, title, name, viewMode }) => {
      const texts = textsOf(globals['language']);
      const direction = String(globals['direction']);
      const isInDocs = viewMode === 'docs';
      const root = document.documentElement;
      showTheme(globals['theme']);
      emulateReducedMotion(globals['motion'] === 'reduced');
      // The prose around the stories of a documentation page is English and runs from left to right.
      root.lang = isInDocs ? 'en' : texts.locale;
      root.dir = isInDocs ? 'ltr' : direction;
      return (
        <TextsProvider value={texts}>
          <StoryFrame
            title={`${title.split('/').at(-1)}: ${name}`}
            kind={parameters['frame'] === 'none' ? 'bare' : isInDocs ? 'embedded' : 'page'}
            language={texts.locale}
            direction={direction}
          >
            <Story />
          </StoryFrame>
        </TextsProvider>
      );
    },
  ],
};

export default preview;
