/** A separate entry: importing it includes its styles. */
export { TransferBlock } from './server/transfer/transfer-block.tsx';
