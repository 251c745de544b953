/** What the rest of the shop may use of this feature on the server. */
export { visitorMailTexts } from './server/mails.texts.ts';
export { submitObservation, type ObservationAttempt } from './server/observations/submit-observation.ts';
export { sendOpinion } from './server/opinions/send-opinion.ts';
export { rateOpinion } from './server/opinions/rate-opinion.ts';
export { loadFeedback, type ProductFeedback } from './server/product-feedback.ts';
export { wishForProduct } from './server/product-wish/wish-for-product.ts';
export { askQuestion } from './server/questions/ask-question.ts';
