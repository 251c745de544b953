/** What the rest of the shop may use of this feature in the browser: nothing here reaches the server. */
export { accountFormTexts } from './browser/account-form.texts.ts';
export { isOfAnother, problemSentence, proposeLogin, takenLoginCode, takenProblems } from './browser/problems.ts';
export { clientTexts } from './browser/texts.ts';
