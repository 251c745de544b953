/** What the rest of the shop may use of this feature on the server. */
export { complaintState, dayInWords } from './server/complaint-view.ts';
export { readComplaintFile } from './server/read-complaint-file.ts';
export { complaintTexts } from './server/texts.ts';
