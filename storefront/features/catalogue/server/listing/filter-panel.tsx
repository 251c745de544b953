import type { ReactNode } from 'react';
import { Button } from '../../../../../components/button/index.ts';
import { CheckboxGroup } from '../../../../../components/checkbox-group/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { priceRangeTexts } from '../../../../../components/price-range/price-range.texts.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { filterForm } from '../../browser/listing/filter-form.ts';
import priceFilter from '../../browser/listing/islands/price-filter.tsx';
import { filterTexts } from '../../browser/listing/texts.ts';
import { priceFieldId, priceGroupId, priceNames } from './filter-address.ts';
import type { FilterGroup, FilterOption, PricePanel } from './filter-panel-data.ts';
import * as styles from './filter-panel.css.ts';
import { ChoiceForm } from '../../../../shared/choice-form.tsx';
import type { ListingData } from './listing-data.ts';

/** Options of a group before "Pozostałe". */
const shownOptions = 6;

const groupsBeforePrice = 2;

/**
 * The filters of a list as one GET form: groups of boxes, and prices. With a script a choice loads the list and keeps its
 * box focused. Below viewport level 3 it is out of sight until the link "Filtry" leads there or opens it as a sheet.
 */
export function FilterPanel({ groups, price, form, delay }: Omit<NonNullable<ListingData['filters']>, 'docksAfter'>) {
  const t = useTexts(filterTexts);
  // The price stands where it is seen without scrolling.
  const [first, rest] = [groups.slice(0, groupsBeforePrice), groups.slice(groupsBeforePrice)];
  return (
    <aside className={styles.panel} id={filterForm.panelId} aria-labelledby={`${filterForm.panelId}-title`}>
      <VisuallyHidden as="h2" id={`${filterForm.panelId}-title`}>
        {t('filters')}
      </VisuallyHidden>
      <div>
        <ChoiceForm id={filterForm.id} form={form}>
          {first.map((group, index) => (
            <Group key={group.id} group={group} isFirst={index === 0} />
          ))}
          {price && <PriceGroup price={price} delay={delay} />}
          {rest.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          <div className={styles.submit}>
            <Button type="submit" tone="primary" isFullWidth>
              {t('showAny')}
            </Button>
          </div>
        </ChoiceForm>
      </div>
    </aside>
  );
}

interface SectionProps {
  id: string;
  title: string;
  isOpen: boolean;
  /** The sheet moves focus there, where no keyboard opens over it. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A group that folds. Its id keeps it open over region loads and Back. */
function Section({ id, title, isOpen, isFirst = false, children }: SectionProps) {
  return (
    <details className={styles.section} id={id} open={isOpen}>
      <summary className={styles.summary} data-initial-focus={isFirst ? '' : undefined}>
        <Heading level={3} look="label" id={`${id}-title`}>
          {title}
        </Heading>
        <span className={styles.arrow}>
          <Icon shape={icons.chevronDown} size={20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

interface GroupProps {
  group: FilterGroup;
  isFirst?: boolean;
}

function Group({ group: { id, field, title, options, isOpen }, isFirst = false }: GroupProps) {
  const t = useTexts(filterTexts);
  // One option more is no reason to fold.
  const isLong = options.length > shownOptions + 1;
  return (
    <Section id={id} title={title} isOpen={isOpen} isFirst={isFirst}>
      <CheckboxGroup
        id={`${id}-boxes`}
        aria-labelledby={`${id}-title`}
        name={field}
        defaultValue={options.filter(({ isChosen }) => isChosen).map(({ value }) => value)}
        options={options.map((option) => ({
          id: `${id}-${option.value}`,
          value: option.value,
          label: <OptionLabel option={option} />,
          isDisabled: option.count === 0 && !option.isChosen,
        }))}
        folded={
          isLong
            ? {
                after: shownOptions,
                label: (
                  <>
                    {t('more', { count: String(options.length - shownOptions) })}
                    <VisuallyHidden>{t('moreOf', { name: title })}</VisuallyHidden>
                  </>
                ),
              }
            : undefined
        }
      />
    </Section>
  );
}

/** "wapno 12", read as "wapno 12 produktów". */
function OptionLabel({ option: { name, count } }: { option: FilterOption }) {
  const t = useTexts(filterTexts);
  return (
    <>
      {/* A text of its own: Chromium 156 leaves out white space behind the comment that React writes between two texts. */}
      {`${name} `}
      <span className={styles.count}>{count}</span>
      <VisuallyHidden> {t('ofProducts', { count })}</VisuallyHidden>
    </>
  );
}

function PriceGroup({ price: { problem, ...range }, delay }: { price: PricePanel; delay: number }) {
  const t = useTexts(filterTexts);
  const tRange = useTexts(priceRangeTexts);
  const error = problem === 'order' ? tRange('order') : problem === 'digits' ? t('priceDigits') : null;
  return (
    <Section id={priceGroupId} title={t('price')} isOpen>
      <Island
        of={priceFilter}
        props={{
          id: priceFieldId,
          labelledBy: `${priceGroupId}-title`,
          names: priceNames,
          ...range,
          ...(error !== null && { error }),
          delay,
        }}
      />
    </Section>
  );
}
