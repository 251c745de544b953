export { CookiePanel, type CookieCategory, type CookiePanelProps } from './cookie-panel.tsx';
