import { Button } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from '../../browser/basket/basket.css.ts';
import { basketPageTexts } from '../../browser/basket/texts.ts';
import type { BasketPageData } from './data.ts';

/** Couriers, days and costs for a postcode, before the order: a plain GET form. */
export function DeliveryPreview({ action, typed, country, countries, result }: BasketPageData['preview']) {
  const t = useTexts(basketPageTexts);
  return (
    <section className={styles.preview} id="delivery-preview" aria-labelledby="preview-heading">
      <Heading level={2} look="h3" id="preview-heading">
        {t('preview')}
      </Heading>
      <form className={styles.rebate} action={`${action}#delivery-preview`} method="get">
        {countries.length > 1 && (
          <Select
            id="preview-country"
            name="country"
            label={t('previewCountry')}
            defaultValue={country}
            options={countries}
            autoComplete="country"
            isRequired
          />
        )}
        <TextField
          id="preview-zipcode"
          name="zipcode"
          label={t('previewZipcode')}
          defaultValue={typed}
          error={result?.kind === 'invalid' ? result.message : null}
          autoComplete="postal-code"
          inputMode={countries.length > 1 ? 'text' : 'numeric'}
          maxLength={10}
          isRequired={false}
        />
        <div className={styles.rebateButton}>
          <Button type="submit">{t('previewShow')}</Button>
        </div>
      </form>
      {result?.kind === 'preview' && (
        <ul role="list" aria-label={t('previewTo', { zipcode: result.zipcode })}>
          {result.options.map(({ value, name, arrival, cost }) => (
            <li key={value} className={styles.previewOption}>
              <span>
                {name}, {arrival}
              </span>{' '}
              <strong>{cost}</strong>
            </li>
          ))}
          {result.options.length === 0 && <li>{t('previewNone')}</li>}
        </ul>
      )}
    </section>
  );
}
