export { CodeStrip, isCodeStripDismissed, type CodeStripProps } from './code-strip.tsx';
export { isPromoStripDismissed, PromoStrip, type PromoStripProps } from './promo-strip.tsx';
