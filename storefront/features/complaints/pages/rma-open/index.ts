import { lookupPage } from '../../../account/lookup.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { complaintAddress } from '../../server/complaint-view.ts';
import { rmaOpenTexts } from './texts.ts';

/** rma-open.php: id, contact_type (wire contract 3) [S-25]. */
export default definePage(
  'rma-open',
  lookupPage({
    own: addressOf('rma-open'),
    texts: rmaOpenTexts,
    number: 'id',
    contact: 'contact_type',
    async find({ store }, number, contact) {
      const complaint = await store.complaints.ofBuyer(written(number), contact);
      return complaint && complaintAddress(complaint.number, complaint.accessKey);
    },
  }),
);

/** "r-2026-031" is typed for R/2026/031. */
const written = (number: string): string => number.toUpperCase().replace(/^R?[-_/]?(\d{4})[-_/](\d{1,9})$/, 'R/$1/$2');
