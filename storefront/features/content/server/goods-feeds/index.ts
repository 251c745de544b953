export { ceneoFeedCall } from './ceneo-feed.ts';
export { merchantFeedCall } from './merchant-feed.ts';
