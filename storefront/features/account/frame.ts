/** A separate entry: importing it includes its styles. */
export { AccountColumn, AccountPage, type AccountPageProps } from './server/account-page.tsx';
export { AccountFrame, type AccountFrameProps } from './server/frame/account-frame.tsx';
export { AskedAction } from './server/asked-action/asked-action.tsx';
export { OrderStateMark } from './server/orders/order-state-mark.tsx';
