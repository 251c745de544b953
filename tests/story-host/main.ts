// Serves the stories until stopped: `node tests/story-host/main.ts`.
import { startStoryHost } from './start-story-host.ts';

const { url, stories, stop } = await startStoryHost();
console.log(`${stories.length} stories on ${url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
