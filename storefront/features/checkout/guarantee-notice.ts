/** A separate entry: importing it includes its styles. */
export { GuaranteeNotice } from './server/guarantee-notice/guarantee-notice.tsx';
