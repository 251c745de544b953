import { accountAddresses } from '../features/account/addresses.ts';
import { basketAddresses } from '../features/basket/addresses.ts';
import { catalogueAddresses } from '../features/catalogue/addresses.ts';
import { checkoutAddresses } from '../features/checkout/addresses.ts';
import { complaintAddresses } from '../features/complaints/addresses.ts';
import { contentAddresses } from '../features/content/addresses.ts';
import { paymentAddresses } from '../features/payment/addresses.ts';
import { productAddresses } from '../features/product/addresses.ts';
import { returnsAddresses } from '../features/returns/addresses.ts';
import { withdrawalAddresses } from '../features/withdrawal/addresses.ts';
import { compatibilityAddresses } from '../compatibility/addresses.ts';
import { localAddress } from '../platform/languages/current-language.ts';
import { defineAddresses } from '../platform/routing/addresses.ts';

/**
 * The addresses of all pages. The first address of a page is its own (links and canonical use it), the others serve
 * existing links. Each feature keeps its lines beside its manifest, in a file that imports nothing: a page may link to
 * a later feature.
 */
export const addresses = defineAddresses({
  ...catalogueAddresses,
  ...basketAddresses,
  ...paymentAddresses,
  ...checkoutAddresses,
  ...productAddresses,
  ...accountAddresses,
  ...returnsAddresses,
  ...complaintAddresses,
  ...withdrawalAddresses,
  ...contentAddresses,
  ...compatibilityAddresses,
});

/** The address of a page in the language of the request: the only way to write a link to one. Call it while a request is answered. */
export const addressOf: typeof addresses.addressOf = (...page) => localAddress(addresses.addressOf(...page));
