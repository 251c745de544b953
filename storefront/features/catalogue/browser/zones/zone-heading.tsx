import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { SectionHeading } from '../../../../../patterns/section-heading/index.ts';
import { zonesTexts } from './texts.ts';

/** The zone's name, and a link to all of its products if there is such a page. */
export function ZoneHeading({ id, name, url }: { id: string; name: string; url: string }) {
  const t = useTexts(zonesTexts);
  return (
    <SectionHeading
      id={id}
      title={name}
      aside={
        url === '' ? undefined : (
          <Link href={url} look="standalone">
            <>
              {t('all')}
              <VisuallyHidden> – {name}</VisuallyHidden>
            </>
          </Link>
        )
      }
    />
  );
}
