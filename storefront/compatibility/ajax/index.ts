import type { SienTypes } from '../../shared/define-page.ts';
import type { SiteCall } from '../../platform/page/site.ts';
import { basketCall } from './basket/index.ts';
import { calculatePriceCall } from './calculate-price.ts';
import { filterXmlCall } from './filter-xml/index.ts';
import { getCall } from './get/index.ts';
import { giftCardsAndVouchersCall } from './gift-cards-and-vouchers.ts';
import { hotspotsCall } from './hotspots/index.ts';
import { insertOpinionCall, opinionsCall, rateOpinionCall } from './opinions/index.ts';
import { paymentsCall } from './payments.ts';
import { productXmlCall } from './product-xml/index.ts';
import { projectorCall } from './projector/index.ts';
import { observeCall } from './projector/observe.ts';
import { searchCall, typeaheadCall } from './search/index.ts';
import { validationCall } from './validation/index.ts';

export { insertOpinionCall };

/** The non-GraphQL calls of existing clients (wire contract 2). One that is selected by its action comes before the others of its address. */
export const ajaxCalls: ReadonlyArray<SiteCall<SienTypes>> = [
  observeCall,
  projectorCall,
  basketCall,
  getCall,
  hotspotsCall,
  paymentsCall,
  giftCardsAndVouchersCall,
  calculatePriceCall,
  insertOpinionCall,
  rateOpinionCall,
  opinionsCall,
  searchCall,
  validationCall,
  productXmlCall,
  filterXmlCall,
  typeaheadCall,
];
