import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import {
  pictureOfChoice,
  shownOtherwise,
  type PictureChoice,
} from '../../../../../patterns/rules/picture-of-choice.ts';
import type { PicturesOfChoices } from './followed-place.ts';
import { picturedTexts } from './pictured.texts.ts';

export interface Pictured {
  /** The place of the picture in the gallery; null where no picture shows anything of the choice. */
  id: string | null;
  /** What it shows otherwise than chosen: "Na zdjęciu: przewód kobalt."; '' if nothing. */
  note: string;
}

/** The picture of a choice, and what must be said with it: a page says nothing that is not shown. */
export function pictured(
  { pictures, groups }: PicturesOfChoices,
  choice: PictureChoice,
  texts: TextsContext,
): Pictured {
  const picture = pictures[pictureOfChoice(pictures, choice) ?? -1];
  if (!picture) return { id: null, note: '' };
  const parts = shownOtherwise(picture, choice).flatMap((groupId) => {
    const group = groups.find(({ id }) => id === groupId);
    const option = group?.options.find(({ id }) => id === picture.configuration?.[groupId]);
    return group && option ? [`${group.name.toLocaleLowerCase(texts.locale)} ${option.name}`] : [];
  });
  const note = parts.length > 0 ? translator(picturedTexts, texts)('otherwise', { parts: parts.join(', ') }) : '';
  return { id: picture.id, note };
}
