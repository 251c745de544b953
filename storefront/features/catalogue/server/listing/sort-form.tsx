import { Button } from '../../../../../components/button/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { ListingData } from './listing-data.ts';
import * as styles from './listing.css.ts';
import { sortOptions, type SortOption } from './listing-query.ts';
import { ChoiceForm } from '../../../../shared/choice-form.tsx';
import { listingTexts } from './texts.ts';

export interface SortFormProps {
  form: ListingData['form'];
  current: SortOption;
  /** A search sorts by relevance by default. */
  isSearch: boolean;
}

/** Sorting as a plain GET form; with a script a choice loads the list and the select keeps focus. */
export function SortForm({ form, current, isSearch }: SortFormProps) {
  const t = useTexts(listingTexts);
  return (
    <ChoiceForm className={styles.sort} form={form}>
      <div className={styles.sortBox}>
        <label className={styles.sortLabel} htmlFor="sort">
          {t('sort')}
        </label>
        {/* A browser that restores the old choice would show another order than the list has. */}
        <select className={styles.sortSelect} id="sort" name="sort" defaultValue={current.key} autoComplete="off">
          {sortOptions.map(({ key }) => (
            <option key={key} value={key}>
              {t(key === 'default' && isSearch ? 'sort-relevance' : `sort-${key}`)}
            </option>
          ))}
        </select>
        <span className={styles.sortArrow}>
          <Icon shape={icons.chevronDown} size={20} />
        </span>
      </div>
      <span className={styles.sortSubmit}>
        <Button type="submit" tone="secondary">
          {t('submitSort')}
        </Button>
      </span>
    </ChoiceForm>
  );
}
