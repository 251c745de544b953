import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { within } from 'storybook/test';
import type { LevelName } from '../../.storybook/viewports.ts';
import { StoryFrame } from '../../.storybook/story-frame.tsx';
import { Announcer } from '../../components/announcer/index.ts';
import { TextsProvider } from '../../components/texts/index.ts';
import { kitchenSink, titleOf, togetherOf, type ListedStory, type StoryRequest } from './story-request.ts';

/** The name of the first story by the path of its file; the build writes it. */
declare const FIRST_STORIES: Readonly<Record<string, string>>;

/** What a `*.stories.tsx` exports: its meta as default, and stories by name. */
export interface StoryModule {
  readonly default: RawStory & { readonly title?: string };
  readonly [story: string]: unknown;
}

/** What a composed story does not tell any more. */
interface RawStory {
  readonly globals?: { readonly viewport?: { readonly value?: LevelName } };
}

/** What `composeStories` makes of an export; its own type asks for the type of every module. */
type ComposedStory = ComponentType & {
  readonly id: string;
  readonly tags: ReadonlyArray<string>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly play?: (context: { canvasElement: HTMLElement; canvas: ReturnType<typeof within> }) => Promise<void>;
};

/** A story as the host shows it: what the list tells of it, its view, and what its play function does. */
export interface HostedStory extends ListedStory {
  View: ComponentType;
  play: ComposedStory['play'] | undefined;
}

/** The stories of one module, with the ids that Storybook gives them. */
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

/** The stories that the page of this id shows. Those with a main of their own fit on no common page. */
export const isShownAt =
  (id: string) =>
  (story: ListedStory): boolean => {
    if (id === kitchenSink) return story.isFirst && !story.isBare && !story.isPlaced;
    return id === togetherOf(story.component) ? !story.isBare : id === story.id;
  };

/** What stands in the body: the story in the frame that Storybook has too, in the language that was asked for. */
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
