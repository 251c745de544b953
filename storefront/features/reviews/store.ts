/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export { newAccessKey, normalisedEmail } from './store/access-key.ts';
export type { AnswerOutcome } from './store/answer-outcome.ts';
export type * from './store/mail-kinds.ts';
export { observationsOf, type Observation, type ObserveOutcome } from './store/observations.ts';
export { opinionAnswersOf, type GivenOpinion } from './store/opinion-answers.ts';
export { sentOpinionsOf, type SendOutcome, type SentOpinion, type WaitingOpinion } from './store/opinions.ts';
export {
  productOpinionsOf,
  type OpinionOrder,
  type ProductOpinion,
  type ProductOpinionsQuery,
} from './store/product-opinions.ts';
export { productRequestsOf } from './store/product-requests.ts';
export { questionAnswersOf, type ReceivedQuestion } from './store/question-answers.ts';
export { askedQuestionsOf, type AskOutcome } from './store/questions.ts';
export { opinionVotesOf, type OpinionScore } from './store/votes.ts';
