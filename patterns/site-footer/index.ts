export { SiteFooter, type FooterColumn, type FooterItem, type SiteFooterProps } from './site-footer.tsx';
