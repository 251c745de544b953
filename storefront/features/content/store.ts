/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export {
  contentOf,
  type ContentDetails,
  type ContentEntry,
  type ContentKind,
  type ContentTeaser,
  type ContentTitle,
  type ListedContent,
  type PublishedPage,
  type WrittenContent,
} from './store/content.ts';
export { consentsOf, type ConsentProof } from './store/consents.ts';
export { contactOf, type ContactMessage } from './store/contact.ts';
export { newsletterOf, type NewsletterAnswer, type NewsletterPlace } from './store/newsletter.ts';
export { trackingEventsOf } from './store/tracking-events.ts';
export { openingOf } from './markdown/parse-markdown.ts';
export { phrasesOf } from './store/phrases.ts';
