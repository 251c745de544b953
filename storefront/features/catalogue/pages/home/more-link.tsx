import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { homeTexts } from './texts.ts';

/** "Wszystkie", unambiguous in a list of links: "Wszystkie nowości". */
export function MoreLink({ href, what }: { href: string; what: string }) {
  const t = useTexts(homeTexts);
  return (
    <Link href={href} look="standalone">
      <>
        {t('all')}
        <VisuallyHidden> {what}</VisuallyHidden>
      </>
    </Link>
  );
}
