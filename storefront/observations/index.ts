export {
  observeSize,
  type ObserveContext,
  type ObserveRefusal,
  type ObserveRequest,
  type ObserveResult,
} from './observe-size.ts';
