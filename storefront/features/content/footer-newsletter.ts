/** The newsletter in the footer of every page. */
export { FooterNewsletter } from './server/newsletter/footer-newsletter.tsx';
