export { isPromoStripDismissed, PromoStrip, type PromoStripProps } from './promo-strip.tsx';
