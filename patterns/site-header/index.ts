export { BasketLink, type BasketLinkProps } from './basket-link.tsx';
export type { AccountLinkProps, ListLinkProps } from './tool-links.tsx';
export { PhoneMenu, type PhoneMenuProps } from './phone-menu.tsx';
export { OrderHeader, SiteHeader, type OrderHeaderProps, type SiteHeaderProps } from './site-header.tsx';
