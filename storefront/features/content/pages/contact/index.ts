import { definePage } from '../../../../shared/define-page.ts';
import { postContact } from './actions.ts';
import { contactHead, loadContact } from './data.ts';
import { ContactPage } from './page.tsx';

export default definePage('contact', { load: loadContact, head: contactHead, view: ContactPage, post: postContact });
