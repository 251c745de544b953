/** A separate entry: importing it includes its styles. */
export { QrCode } from './server/transfer/qr-code.tsx';
