import { NewsletterForm } from '../../../newsletter/newsletter-form.tsx';
import { defineIsland } from '../../../runtime/islands/define-island.ts';

export default defineIsland('settings/newsletter-form', NewsletterForm);
