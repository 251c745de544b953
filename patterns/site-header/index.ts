export { BasketLink, type BasketLinkProps } from './basket-link.tsx';
export { OrderHeader, SiteHeader, type MenuItem, type OrderHeaderProps, type SiteHeaderProps } from './site-header.tsx';
