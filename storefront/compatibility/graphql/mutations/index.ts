import {
  insertDeliveryAddress,
  insertInvoiceAddress,
  updateDeliveryAddress,
  updateInvoiceAddress,
} from './client-addresses.ts';
import { registerClient, setUserOnce, updateClient } from './client.ts';
import { login, loginByIAIAccountsToken, passwordRecovery } from './login.ts';
import { addProductsToBasketB2B } from './basket-codes.ts';
import { addProductsToBasket, removeProductsFromBasket } from './basket-lines.ts';
import { orderCreate } from './order-create.ts';
import {
  addMfa,
  removeMfa,
  setDefaultMfa,
  snoozeMfaReminder,
  triggerMfa,
  updateVerificationMfa,
  verifyMfa,
} from './mfa.ts';
import { notOffered } from './not-offered.ts';
import { changeOrderPayment } from './order-payment.ts';
import { activateRebateCode, deactivateRebateCode } from './rebate.ts';
import { setRegion, setTemporaryZipcode, unsetTemporaryRegion, unsetTemporaryZipcode } from './region.ts';
import { editCurrentSettings } from './settings.ts';
import {
  addToShoppingList,
  removeFromShoppingList,
  setShoppingList,
  shoppingListCreate,
  shoppingListDelete,
} from './shopping-lists.ts';
import type { Mutations } from '../schema/types.ts';

/**
 * Every changing call by its name on the wire (wire contract 1.8). Each gets its arguments and the request;
 * a foreign page never reaches these, and only `context.client()` knows the signed-in client.
 */
export const mutations = {
  login,
  loginByIAIAccountsToken,
  passwordRecovery,
  registerClient,
  setUserOnce,
  updateClient,
  insertDeliveryAddress,
  updateDeliveryAddress,
  insertInvoiceAddress,
  updateInvoiceAddress,
  addProductsToBasket,
  removeProductsFromBasket,
  addProductsToBasketB2B,
  activateRebateCode,
  deactivateRebateCode,
  editCurrentSettings,
  setRegion,
  unsetTemporaryRegion,
  setTemporaryZipcode,
  unsetTemporaryZipcode,
  orderCreate,
  changeOrderPayment,
  shoppingListCreate,
  shoppingListDelete,
  setShoppingList,
  addToShoppingList,
  removeFromShoppingList,
  /** Adds a second factor of signing in: not offered. */
  addMfa,
  /** Removes a second factor: not offered. */
  removeMfa,
  /** Chooses a second factor: not offered. */
  setDefaultMfa,
  /** Sends a code of a second factor: not offered. */
  triggerMfa,
  /** Checks a code of a second factor: not offered. */
  verifyMfa,
  /** Changes where the codes of a second factor go: not offered. */
  updateVerificationMfa,
  /** Puts off the reminder of a second factor: not offered. */
  snoozeMfaReminder,
  /** Changes a standing delivery: not offered. */
  updateSubscription: notOffered,
  /** Pauses, resumes or ends a standing delivery: not offered. */
  changeSubscriptionStatus: notOffered,
} satisfies Mutations;
