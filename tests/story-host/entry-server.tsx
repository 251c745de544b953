import { renderToString } from 'react-dom/server';
import { hostedStories, isShownAt, StoryPage, type HostedStory, type StoryModule } from './hosted-story.tsx';
import { titleOf, type ListedStory, type StoryRequest } from './story-request.ts';

const modules = import.meta.glob<StoryModule>(['../../components/*/*.stories.tsx', '../../patterns/*/*.stories.tsx'], {
  eager: true,
});

const stories: ReadonlyArray<HostedStory> = Object.entries(modules).flatMap(([path, module]) =>
  hostedStories(path.replace(/^(\.\.\/)+/, ''), module),
);

/** Every story, as data. */
export const listed: ReadonlyArray<ListedStory> = stories.map(({ View: _view, play: _play, ...story }) => story);

/** One rendered story. */
export interface RenderedStory {
  readonly title: string;
  readonly html: string;
  /** The modules needed by the browser. */
  readonly modules: ReadonlyArray<string>;
  /** React's complaints during rendering. */
  readonly problems: ReadonlyArray<string>;
}

/** Renders a story or the kitchen sink; undefined for an unknown id. */
export function render(request: StoryRequest): RenderedStory | undefined {
  const chosen = stories.filter(isShownAt(request.id));
  const [first] = chosen;
  if (first === undefined) return undefined;
  const problems: string[] = [];
  const complain = console.error;
  console.error = (...parts: unknown[]) => problems.push(`server: ${parts.map(String).join(' ')}`);
  try {
    return {
      title: chosen.length > 1 ? request.id : titleOf(first),
      html: renderToString(<StoryPage stories={chosen} request={request} />),
      modules: [...new Set(chosen.map(({ module }) => module))],
      problems,
    };
  } finally {
    console.error = complain;
  }
}
