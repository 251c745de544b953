import type { SienTypes } from '../../define-page.ts';
import type { SiteCall } from '../../runtime/site.ts';
import { basketCall } from './basket/index.ts';
import { filterXmlCall } from './filter-xml/index.ts';
import { getCall } from './get/index.ts';
import { hotspotsCall } from './hotspots/index.ts';
import { opinionsCall } from './opinions/index.ts';
import { paymentsCall } from './payments.ts';
import { productXmlCall } from './product-xml/index.ts';
import { projectorCall } from './projector/index.ts';
import { searchCall } from './search/index.ts';
import { validationCall } from './validation/index.ts';

/** The reading calls of existing clients that are not GraphQL (wire contract 2). */
export const ajaxCalls: ReadonlyArray<SiteCall<SienTypes>> = [
  projectorCall,
  basketCall,
  getCall,
  hotspotsCall,
  paymentsCall,
  opinionsCall,
  searchCall,
  validationCall,
  productXmlCall,
  filterXmlCall,
];
