/** A separate entry for the first script of a complaint's page. */
export { followConversation } from './browser/rma-details/follow-conversation.ts';
