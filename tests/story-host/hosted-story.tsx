import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { within } from 'storybook/test';
import type { LevelName } from '../../.storybook/viewports.ts';
import { StoryFrame } from '../../.storybook/story-frame.tsx';
import { Announcer } from '../../components/announcer/index.ts';
import { TextsProvider } from '../../components/texts/index.ts';
import { kitchenSink, titleOf, togetherOf, type ListedStory, type StoryRequest } from './story-request.ts';

/** The name of the first story by its file's path; the build writes it. */
declare const FIRST_STORIES: Readonly<Record<string, string>>;

/** The exports of a `*.stories.tsx`: its meta as default, and stories by name. */
export interface StoryModule {
  readonly default: RawStory & { readonly title?: string };
  readonly [story: string]: unknown;
}

/** Data that a composed story loses. */
interface RawStory {
  readonly globals?: { readonly viewport?: { readonly value?: LevelName } };
}

/** An export after `composeStories`; its own type needs the type of every module. */
type ComposedStory = ComponentType & {
  readonly id: string;
  readonly tags: ReadonlyArray<string>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly play?: (context: { canvasElement: HTMLElement; canvas: ReturnType<typeof within> }) => Promise<void>;
};

/** A hosted story: its list entry, its view, and its play function. */
export interface HostedStory extends ListedStory {
  View: ComponentType;
  play: ComposedStory['play'] | undefined;
}

/** The stories of one module, with their Storybook ids. */
export function hostedStories(path: string, module: StoryModule): ReadonlyArray<HostedStory> {
  const { title = path } = module.default;
  const composed = composeStories(module as Parameters<typeof composeStories>[0]) as Record<string, ComposedStory>;
  return Object.entries(composed).map(([exportName, story]) => ({
    id: story.id,
    title,
    name: exportName,
    module: path,
    component: path.split('/').at(-2) ?? path,
    tags: story.tags,
    hasPlay: story.play !== undefined,
    isBare: story.parameters['frame'] === 'none',
    isFirst: FIRST_STORIES[path] === exportName,
    isPlaced: story.parameters['isPlaced'] === true,
    level: ((module[exportName] as RawStory).globals ?? module.default.globals)?.viewport?.value,
    View: story,
    play: story.play,
  }));
}

/** The stories on the page of this id. Those with their own main fit on no common page. */
export const isShownAt =
  (id: string) =>
  (story: ListedStory): boolean => {
    if (id === kitchenSink) return story.isFirst && !story.isBare && !story.isPlaced;
    return id === togetherOf(story.component) ? !story.isBare : id === story.id;
  };

/** The body: the story in Storybook's frame, in the requested language. */
export function StoryPage({ stories, request }: { stories: ReadonlyArray<HostedStory>; request: StoryRequest }) {
  const { locale, isPseudo } = request;
  return (
    <TextsProvider value={{ locale, isPseudo }}>
      {stories.length > 1 ? (
        <StoryFrame title={request.id} kind="page">
          {stories.map(({ id, title, name, View }) => (
            <section key={id} data-story={id}>
              <h2>{titleOf({ title, name })}</h2>
              <View />
            </section>
          ))}
        </StoryFrame>
      ) : (
        stories.map(({ id, title, name, isBare, View }) => (
          <StoryFrame key={id} title={titleOf({ title, name })} kind={isBare ? 'bare' : 'page'}>
            <View />
          </StoryFrame>
        ))
      )}
      <Announcer />
    </TextsProvider>
  );
}
