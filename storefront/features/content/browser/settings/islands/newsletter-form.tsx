import { NewsletterForm } from '../../newsletter/newsletter-form.tsx';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('settings/newsletter-form', NewsletterForm);
