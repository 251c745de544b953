import { imageAddress, type ImageSource } from '../../../../../components/image/source.ts';

/** The largest JPEG of a picture: every service that shows previews of links reads one. */
export function previewAddress(source: ImageSource | null | undefined): string | undefined {
  const widest = source?.widths.jpg.at(-1);
  return source && widest !== undefined ? imageAddress(source, widest, 'jpg') : undefined;
}
