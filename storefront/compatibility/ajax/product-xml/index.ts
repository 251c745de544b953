import { loadShopAround, pageProductData } from '../../../features/catalogue/index.ts';
import { ajaxCall } from '../calling/ajax-call.ts';
import { xml } from '../calling/formats.ts';
import { readId } from '../calling/read-parameters.ts';
import { Refusal } from '../calling/refusal.ts';
import { productDocument } from './product-document.ts';

/** The product as XML, at the platform's address of its page (call 9; wire contract 2.7). */
export const productXmlCall = ajaxCall({
  name: 'product-xml',
  path: '/projector.php',
  isMeant: (parameters) => parameters.get('getProductXML') === 'true',
  methods: ['GET'],
  format: xml,
  async answer({ parameters }, context) {
    const id = readId(parameters.get('product'));
    const page = id === null ? null : await context.store.catalogue.productPage(id);
    if (!page) throw new Refusal('There is no such product.', 404);
    return productDocument(pageProductData(page, await loadShopAround(context, page)));
  },
});
