import { definePage } from '../../../../shared/define-page.ts';
import { legalGuaranteeHead, loadLegalGuarantee } from './data.ts';
import { LegalGuaranteePage } from './page.tsx';

export default definePage('legal-guarantee', {
  load: loadLegalGuarantee,
  head: legalGuaranteeHead,
  view: LegalGuaranteePage,
});
