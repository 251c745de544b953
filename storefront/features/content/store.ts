/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export { contentOf, type ListedContent } from './store/content.ts';
export type {
  ContentDetails,
  ContentEntry,
  ContentKind,
  ContentTeaser,
  ContentTitle,
  WrittenContent,
} from './store/content-rows.ts';
export type { PublishedPage } from './store/page-versions.ts';
export { consentsOf, type ConsentProof } from './store/consents.ts';
export { contactOf, type ContactMessage } from './store/contact.ts';
export { newsletterOf, type NewsletterAnswer, type NewsletterPlace } from './store/newsletter.ts';
export { trackingEventsOf } from './store/tracking-events.ts';
export { openingOf } from './markdown/parse-markdown.ts';
export { phrasesOf } from './store/phrases.ts';
