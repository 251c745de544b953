export { BackToTop, type BackToTopProps } from './back-to-top.tsx';
export { startBackToTop } from './start-back-to-top.ts';
