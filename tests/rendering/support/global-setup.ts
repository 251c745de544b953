import { startStoryHost } from '../../story-host/start-story-host.ts';

/** One story host for the whole run. */
export default async function globalSetup() {
  const host = await startStoryHost();
  process.env['STORY_HOST'] = host.url;
  return () => host.stop();
}
