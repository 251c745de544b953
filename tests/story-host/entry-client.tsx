import { hydrateRoot } from 'react-dom/client';
import { configure, within } from 'storybook/test';
import '../../tokens/global.css.ts';
import { hostedStories, isShownAt, StoryPage, type StoryModule } from './hosted-story.tsx';
import type { StoryRequest } from './story-request.ts';

// As in the workshop: a limit for hangs, no measure of speed.
configure({ asyncUtilTimeout: 15_000 });

const modules = import.meta.glob<StoryModule>(['../../components/*/*.stories.tsx', '../../patterns/*/*.stories.tsx']);

interface Sent {
  request: StoryRequest;
  modules: ReadonlyArray<string>;
  problems: ReadonlyArray<string>;
}

const sent = JSON.parse(document.getElementById('story-request')?.textContent ?? '') as Sent;
const { problems } = (window.storyHost = { state: 'loading', problems: [...sent.problems] });

for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    problems.push(`${level}: ${parts.map(String).join(' ')}`);
    write(...parts);
  };
}
window.addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
  problems.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
);

async function start({ request, modules: wanted }: Sent) {
  const loaded = await Promise.all(
    wanted.map(async (path) => {
      const load = modules[`../../${path}`];
      if (!load) throw new Error(`No module ${path}`);
      return hostedStories(path, await load());
    }),
  );
  const stories = loaded.flat().filter(isShownAt(request.id));
  const root = document.getElementById('story-root');
  if (!root) throw new Error('The page has no #story-root');
  hydrateRoot(root, <StoryPage stories={stories} request={request} />, {
    onRecoverableError: (error, { componentStack }) =>
      problems.push(`recoverable: ${String(error)} ${componentStack ?? ''}`),
    onUncaughtError: (error) => problems.push(`uncaught: ${String(error)}`),
  });
  // Hydration is a separate task, followed by effects; two frames later the page is ready.
  await frame();
  await frame();
  window.storyHost.state = 'hydrated';
  if (!request.isPlayed) return;
  for (const { play } of stories) await play?.({ canvasElement: root, canvas: within(root) });
  window.storyHost.state = 'played';
}

const frame = () => new Promise((resolve) => setTimeout(resolve, 20));

start(sent).catch((error: unknown) => {
  problems.push(`failed: ${String(error)}`);
  window.storyHost.state = 'failed';
});
