export { listingHead } from './listing-head.ts';
export { loadDepartments, loadListing, type ListingData, type ListingPlace } from './listing-data.ts';
export { ListingView, type ListingViewProps } from './listing-view.tsx';
export { longestText, readListing, type ListingRequest, type SortOption } from './listing-query.ts';
export { listingTexts } from './texts.ts';
