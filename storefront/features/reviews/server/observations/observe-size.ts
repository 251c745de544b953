import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { callErrorTexts } from '../../../../../patterns/rules/error-catalogue.server.texts.ts';
import { onlySize, sizeType } from '../../../../../patterns/rules/size.ts';
import type { Store } from '../../../../store/index.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { observationProblems } from '../../browser/observations/observation-rules.ts';
import { observationTexts } from '../../browser/observations/texts.ts';

/** What the form of the product page and call 22 send (wire contract 2.2). */
export interface ObserveRequest {
  productId: number;
  /** The size's type; '' and `onesize` are the only size of a product that has one. */
  size: string;
  email: string;
  /** '' for no call. */
  phone: string;
}

/**
 * Why nothing is saved: `mail` and `limit` are the codes of call 22; `phone` is no number; `available` can be bought
 * now; `unknown` is no size of this shop.
 */
export type ObserveRefusal = 'mail' | 'limit' | 'phone' | 'available' | 'unknown';

/** `message` is a whole Polish sentence for the shopper. */
export type ObserveResult =
  | { status: 'success'; message: string }
  | { status: 'error'; code: ObserveRefusal; message: string };

export interface ObserveContext {
  store: Pick<Store, 'observations'>;
  settings: Pick<Settings, 'phoneMinimum' | 'observationsADay'>;
  texts: TextsContext;
}

/** Saves a request for a back-in-stock notice (S-36; spec 7, call 22). Duplicates are saved once. */
export async function observeSize(context: ObserveContext, request: ObserveRequest): Promise<ObserveResult> {
  const { store, settings, texts } = context;
  const t = translator(observationTexts, texts);
  const refused = (code: ObserveRefusal, message: string): ObserveResult => ({ status: 'error', code, message });

  const problems = observationProblems({ ...request, hasConsent: true }, settings.phoneMinimum, texts);
  if (problems.email) return refused('mail', problems.email);
  if (problems.phone) return refused('phone', problems.phone);

  const email = request.email.trim();
  const phone = request.phone.trim();
  const size = sizeType(request.size) || onlySize;
  const wish = { productId: request.productId, size, email, phone };
  const outcome = await store.observations.add(wish, settings.observationsADay);
  switch (outcome.kind) {
    case 'added':
    case 'kept':
      return { status: 'success', message: t('observed', { email }) };
    case 'limit':
      return refused('limit', translator(callErrorTexts, texts)('limit'));
    case 'available':
      return refused('available', t('available'));
    case 'unknown_product':
    case 'unknown_size':
      return refused('unknown', t('unknown'));
  }
}
