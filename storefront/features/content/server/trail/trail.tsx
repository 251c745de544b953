import { Breadcrumbs, type BreadcrumbsProps } from '../../../../../components/breadcrumbs/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { trailTexts } from './texts.ts';
import * as styles from './trail.css.ts';

interface TrailProps {
  current: string;
  /** The pages between the home page and this one. */
  between?: BreadcrumbsProps['trail'];
}

/** The path from the home page, at the top of each page of information. */
export function Trail({ current, between = [] }: TrailProps) {
  const t = useTexts(trailTexts);
  return (
    <div className={styles.trail}>
      <Breadcrumbs trail={[{ name: t('home'), href: addressOf('home') }, ...between]} current={current} />
    </div>
  );
}
