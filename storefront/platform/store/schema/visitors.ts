import type { Generated } from 'kysely';
import type { Flag, ReaderLanguage } from './columns.ts';

interface NewsletterSubscribersTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  language: ReaderLanguage;
  name: string;
  /** The exact words of the consent, and when. */
  consent_text: string;
  consented_at: number;
  /** Unguessable; carried by the links of the mails. */
  access_key: string;
  /** When the last mail about it was sent; 0 once its link was used. */
  mailed_at: number;
  /** Null until the link of the mail was used. */
  confirmed_at: number | null;
  left_at: number | null;
}

interface AskedQuestionsTable {
  id: Generated<number>;
  product_id: number;
  email: string;
  question: string;
  language: ReaderLanguage;
  /** SHA-256 of the text: equal texts are stored once, and an index of texts would not hold them. */
  digest: string;
  asked_at: number;
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
  answered_by: Generated<string | null>;
  /** Its published row of `questions`; null without one. */
  question_id: Generated<number | null>;
  /** Since when the shop hides it, or will not answer it. */
  hidden_at: Generated<number | null>;
}

interface SentOpinionsTable {
  id: Generated<number>;
  product_id: number;
  email: string;
  author: string;
  language: ReaderLanguage;
  content: string;
  /** SHA-256 of the text. */
  digest: string;
  rating: number;
  /** Unguessable; carried by the link of the mail. */
  access_key: string;
  sent_at: number;
  /** The row of `opinions` that it became. */
  opinion_id: number | null;
  published_at: number | null;
}

interface OpinionPhotosTable {
  sent_opinion_id: number;
  /** From 0, in the order they were sent. */
  position: number;
  /** In the shop's files. */
  name: string;
  width: number;
  height: number;
}

interface OpinionVotesTable {
  id: Generated<number>;
  opinion_id: number;
  /** Null once the session is over: the vote stays. */
  session_hash: string | null;
  is_positive: Flag;
  voted_at: number;
}

interface ProductRequestsTable {
  id: Generated<number>;
  session_hash: string | null;
  name: string;
  description: string;
  requested_at: number;
}

/** Messages of visitors. */
export interface VisitorsSchema {
  newsletter_subscribers: NewsletterSubscribersTable;
  asked_questions: AskedQuestionsTable;
  sent_opinions: SentOpinionsTable;
  opinion_photos: OpinionPhotosTable;
  opinion_votes: OpinionVotesTable;
  product_requests: ProductRequestsTable;
}
