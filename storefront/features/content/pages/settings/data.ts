import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { newsletterTexts } from '../../browser/newsletter/texts.ts';
import { opinionTexts, productWishTexts, questionTexts } from '../../../reviews/browser.ts';
import {
  asksForChange,
  changeSettings,
  chosenLanguage,
  shopperSettings,
  type ShopperSettings,
} from '../../../catalogue/index.ts';
import { failure, inOther, notFound, page, redirect, type LoadAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { fieldsOf } from '../../../../shared/browser/forms/typed.ts';
import { consentSentence } from '../../server/newsletter/consent-sentence.ts';
import type { SettingsContext } from './actions.ts';
import { settingsPageTexts } from './texts.ts';
import { readSettingsRequest } from './requests.ts';

interface ProductPlace {
  id: number;
  slug: string;
  name: string;
}

/** The form of the page. */
export type SettingsView =
  | { kind: 'newsletter'; action: 'add' | 'remove' }
  | { kind: 'newsletter-key'; action: 'confirm' | 'leave'; key: string; email: string }
  | { kind: 'question'; product: ProductPlace; longest: number }
  | { kind: 'opinion'; product: ProductPlace; shortest: number; longest: number; mostPhotos: number }
  | { kind: 'opinion-key'; key: string; product: ProductPlace; content: string; rating: number }
  | { kind: 'wish'; longest: number }
  | ({ kind: 'choices'; shopName: string } & ShopperSettings);

export interface SettingsData {
  view: SettingsView;
  title: string;
  /** The sentence by which a visitor agrees to the newsletter. */
  newsletterConsent: string;
  validationDelay: number;
}

/**
 * A form of `settings.php` on its own page: after a refusal, from a mail, or on request. Changes by the address alone
 * only work from pages of this shop.
 */
export async function loadSettings(context: SettingsContext): Promise<LoadAnswer<SettingsData>> {
  const form = context.method === 'POST' ? await context.form() : null;
  const field = fieldsOf(form, context.url.searchParams);
  if (!form && asksForChange(field)) {
    return context.isForeign
      ? failure(403)
      : inOther(redirect(await changeSettings(context, field)), chosenLanguage(context, field));
  }
  const request = readSettingsRequest(field, form);
  // A code is used by POST only; a link with one leads to its field.
  if (!form && request.kind === 'rebate') return redirect(addressOf('basket'), 302);
  const view = await viewOf(context, request);
  if (!view) return notFound();
  const { settings, texts } = context;
  return page({
    view,
    title: titleOf(view, context),
    newsletterConsent: consentSentence('form', settings, texts),
    validationDelay: settings.validationDelay,
  });
}

async function viewOf(
  context: SettingsContext,
  request: ReturnType<typeof readSettingsRequest>,
): Promise<SettingsView | null> {
  const { store, settings } = context;
  switch (request.kind) {
    case 'newsletter':
    case 'rebate':
    case 'opinion-vote':
    case 'view':
      return { kind: 'newsletter', action: request.kind === 'newsletter' ? request.action : 'add' };
    case 'change':
      return { kind: 'choices', shopName: settings.shopName, ...(await shopperSettings(context)) };
    case 'newsletter-key': {
      const place = await store.newsletter.byKey(request.key);
      return place && { ...request, email: place.email };
    }
    case 'question':
    case 'opinion': {
      const { questionCharacters, opinionTextCharacters } = settings;
      const product = await store.catalogue.product(request.productId);
      const longest = request.kind === 'question' ? questionCharacters : opinionTextCharacters;
      const { opinionPhotos: mostPhotos, opinionTextMinimum: shortest } = settings;
      return product && { kind: request.kind, product: placeOf(product), shortest, longest, mostPhotos };
    }
    case 'opinion-key': {
      const opinion = await store.sentOpinions.byKey(request.key);
      if (!opinion) return null;
      const product = { id: opinion.productId, slug: opinion.productSlug, name: opinion.productName };
      return { ...request, product, content: opinion.content, rating: opinion.rating };
    }
    case 'wish':
      return { kind: 'wish', longest: settings.questionCharacters };
  }
}

const placeOf = ({ id, slug, name }: ProductPlace): ProductPlace => ({ id, slug, name });

function titleOf(view: SettingsView, { texts }: SettingsContext): string {
  const newsletter = translator(newsletterTexts, texts);
  const opinion = translator(opinionTexts, texts);
  switch (view.kind) {
    case 'newsletter':
      return newsletter(view.action === 'add' ? 'title' : 'leaveTitle');
    case 'newsletter-key':
      return newsletter(view.action === 'confirm' ? 'confirmTitle' : 'leaveConfirmTitle');
    case 'question':
      return translator(questionTexts, texts)('title');
    case 'opinion':
      return opinion('title');
    case 'opinion-key':
      return opinion('confirmTitle');
    case 'wish':
      return translator(productWishTexts, texts)('title');
    case 'choices':
      return translator(settingsPageTexts, texts)('title');
  }
}

export const settingsHead = ({ title }: SettingsData): PageHead => ({ title, isIndexed: false });
