import { Link } from '../link/index.ts';
import { useTexts } from '../texts/index.ts';
import * as css from './breadcrumbs.css.ts';
import { breadcrumbsTexts } from './breadcrumbs.texts.ts';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** The pages above this one, the outermost first. */
  trail: ReadonlyArray<Crumb>;
  /** The name of this page. */
  current: string;
}

/** The path from the front page. Source: APG, breadcrumb pattern. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const t = useTexts(breadcrumbsTexts);
  return (
    <nav aria-label={t('name')}>
      {/* Safari with VoiceOver drops the semantics of a list without markers unless the role is set. */}
      <ol role="list" className={css.list}>
        {trail.map(({ name, href }) => (
          <li key={href} className={css.item}>
            <Link href={href} tone="muted">
              {name}
            </Link>
          </li>
        ))}
        <li className={css.item}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
