import { imageAddress, type ImageSource } from '../../../../../components/image/source.ts';
import { picturesPath } from '../../../../../patterns/picture-source/index.ts';
import { isKept } from '../../store/picture-names.ts';
import { hasBuiltPreview } from './picture-of.ts';

/** The file of a picture for previews of links; its largest JPEG where it has none. */
export function previewAddress(source: ImageSource | null | undefined): string | undefined {
  if (!source) return undefined;
  const id = source.base.slice(picturesPath.length + 1);
  if (isKept(id) || hasBuiltPreview(id)) return `${source.base}-preview.jpg`;
  const widest = source.widths.jpg.at(-1);
  return widest === undefined ? undefined : imageAddress(source, widest, 'jpg');
}
