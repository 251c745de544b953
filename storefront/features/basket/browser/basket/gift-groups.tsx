import { Icon, icons } from '../../../../../components/icon/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { GiftGroup, GiftOption, GiftsData } from '../../server/gift-choices.ts';
import * as styles from './basket.css.ts';
import { basketPageTexts } from './texts.ts';
import { giftField } from './use-basket-form.ts';

export interface GiftGroupsProps {
  gifts: GiftsData;
  /** The selection of a field, if unsaved. */
  choiceOf: (name: string) => string | undefined;
  onChoose: (name: string, value: string) => void;
}

/** Presents: one of each group, or none (T-33). Native radio buttons of the basket's form. */
export function GiftGroups({ gifts, choiceOf, onChoose }: GiftGroupsProps) {
  const t = useTexts(basketPageTexts);
  const currentOf = (group: GiftGroup) => choiceOf(giftField(group.kind)) ?? group.chosen;
  if (gifts.groups.length + gifts.notes.length === 0) return null;
  return (
    <section className={styles.gifts} aria-labelledby="gifts-heading">
      <Heading level={2} look="h3" id="gifts-heading">
        {t('gifts')}
      </Heading>
      {gifts.notes.map(({ kind, text }) => (
        <p key={text} className={styles.giftNote} data-kind={kind}>
          <Icon shape={icons.info} size={20} /> {text}
        </p>
      ))}
      {gifts.groups.map((group) => (
        <input key={group.kind} type="hidden" name={`seen_${giftField(group.kind)}`} value={group.chosen} />
      ))}
      {gifts.groups.map((group) => (
        <RadioGroup
          key={group.kind}
          id={giftField(group.kind)}
          name={giftField(group.kind)}
          label={t(`gifts.${group.kind}`)}
          look="tile"
          columns={2}
          value={optionOf(group, currentOf(group))?.value ?? ''}
          onChange={(value) => onChoose(giftField(group.kind), value)}
          options={[
            ...group.options.map((option) => ({
              value: option.value,
              label: <Named {...option} />,
              ...(option.sizes.length > 0 && {
                content: (
                  <Select
                    name={option.sizeField}
                    label={t('giftSize')}
                    isRequired
                    options={option.sizes.map(({ value, name }) => ({
                      value: value.slice(value.indexOf(' ') + 1),
                      label: name,
                    }))}
                    value={sizeOf(option, currentOf(group))}
                    onChange={({ currentTarget: { value } }) =>
                      onChoose(giftField(group.kind), `${option.value.split(' ', 1)[0]} ${value}`)
                    }
                  />
                ),
              }),
            })),
            { value: '', label: t('noGift') },
          ]}
        />
      ))}
    </section>
  );
}

/** The option of a form value: a present in any of its sizes. */
export const optionOf = ({ options }: Pick<GiftGroup, 'options'>, value: string): GiftOption | undefined =>
  options.find((option) => option.value === value || option.sizes.some((size) => size.value === value));

/** The size that the field of a present shows: the chosen one, else the first. */
const sizeOf = (option: GiftOption, value: string): string => {
  const shown = option.sizes.some((size) => size.value === value) ? value : option.value;
  return shown.slice(shown.indexOf(' ') + 1);
};

/** The picture is decoration: the name beside it says what it shows. */
export function Named({ name, picture, note }: Pick<GiftOption, 'name' | 'picture'> & { note?: string }) {
  return (
    <span className={styles.giftName}>
      {picture && (
        <span className={styles.giftPicture}>
          <Image source={picture} alt="" sizes="72px" ratio="1:1" />
        </span>
      )}
      <span>
        {name}
        {note !== undefined && <span className={styles.optionNote}> {note}</span>}
      </span>
    </span>
  );
}
