import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { connectShop } from '../../../../patterns/contract/client/connection.ts';
import { validationCodeTexts } from '../../../../patterns/rules/error-catalogue.validation.texts.ts';
import { clientDataRequest } from '../../../../patterns/validation/client-data-request.ts';
import { pagePrefix } from '../../../platform/browser/page-prefix.ts';
import type { AccountCheck } from './account-check.ts';
import { accountNames } from './account-names.ts';

/** Asks `validateClientData` (call 1) about fields, in this shop's texts. */
export const clientDataAsker = (texts: TextsContext, own: AccountCheck['own']): typeof fetch =>
  clientDataRequest(
    connectShop({ baseUrl: pagePrefix() }),
    translator(validationCodeTexts, texts),
    own ? { [accountNames.login]: own.login, [accountNames.email]: own.email } : {},
  );
