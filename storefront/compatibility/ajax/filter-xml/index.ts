import { searchMinimum } from '../../../../patterns/rules/search-minimum.ts';
import { readListing } from '../../../features/catalogue/index.ts';
import { ajaxCall } from '../calling/ajax-call.ts';
import { xml } from '../calling/formats.ts';
import { listSubject } from '../search/list-subject.ts';
import { filterDocument } from './filter-document.ts';

const noFilters = { total: 0, price: null, filters: [] };

/** The filters of a search, at the address of its page (wire contract 2.7). */
export const filterXmlCall = ajaxCall({
  name: 'filter-xml',
  path: '/search.php',
  isMeant: (parameters) => parameters.get('getProductXML') === 'true' && parameters.get('xmlType') === 'filtering',
  methods: ['GET'],
  format: xml,
  async answer({ parameters }, { store, settings }) {
    const request = readListing(parameters, searchMinimum(settings));
    return filterDocument(request.problem ? noFilters : await store.catalogue.facets(listSubject(request)));
  },
});
