export type { ShopBar } from './bars.ts';
export { consentPurposes, type ConsentPurpose } from './consent.ts';
export { defaultSettings, settingsWith, type SettingName, type Settings } from './defaults.ts';
export { shortcomings } from './shortcomings.ts';
export { companyAddress, missingFacts, sellerSettings, type RequiredFact } from './seller.ts';
export { isTestProviderRefused, simulatedIssuer, type SignInProvider } from './sign-in-providers.ts';
