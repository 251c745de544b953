/** A separate entry: importing it includes its styles. */
export { officialNotice } from './server/guarantee-notice/official-notice.ts';
export { GuaranteeNotice } from './server/guarantee-notice/guarantee-notice.tsx';
