export { LoadingOverlay, type LoadingOverlayProps } from './loading-overlay.tsx';
export { PageLoading } from './page-loading.tsx';
export { showPageLoading, type PageLoadingOptions } from './show-page-loading.ts';
