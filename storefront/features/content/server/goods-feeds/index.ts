import { ceneoFeed } from './ceneo-feed.ts';
import { feedCallOf } from './feed-call.ts';
import { merchantFeed } from './merchant-feed.ts';

const feeds = [merchantFeed, ceneoFeed];

/** Feeds of all goods for comparison services. */
export const goodsFeedCalls = feeds.map(feedCallOf);

/** Their addresses. */
export const goodsFeedPaths = feeds.map(({ path }) => path);
