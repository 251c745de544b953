/** What the rest of the shop may use of this feature on the server. */
export { statementOf, submittedText } from './server/statement.ts';
