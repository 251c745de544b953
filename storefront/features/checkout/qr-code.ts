/** A separate entry: importing it includes its styles. */
export { QrCode } from './server/qr-code/qr-code.tsx';
