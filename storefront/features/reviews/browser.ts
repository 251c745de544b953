/** What the rest of the shop may use of this feature in the browser: nothing here reaches the server. */
export { observationFields } from './browser/observations/observation-rules.ts';
export {
  chosenFile,
  chosenPhotos,
  megabytesTogether,
  photoRules,
  readOpinion,
  uploadText,
  type OpinionProblems,
} from './browser/opinions/opinion-rules.ts';
export { opinionTexts } from './browser/opinions/texts.ts';
export { productWishTexts } from './browser/product-wish/texts.ts';
export { readWish } from './browser/product-wish/wish-rules.ts';
export { readQuestion } from './browser/questions/question-rules.ts';
export { questionTexts } from './browser/questions/texts.ts';
