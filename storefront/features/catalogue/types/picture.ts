/**
 * A picture and its encoded files, `pictures/<id>-<width>.<format>`. `encode.mjs` sets `width`, `height` and `widths`
 * from the source.
 */
export interface Picture {
  id: string;
  kind: 'product' | 'category' | 'hero' | 'openGraph';
  alt: string;
  /** Of the largest encoded file, in pixels: pages need the ratio. */
  width: number;
  height: number;
  /** Ascending, in pixels; empty where the format is missing. */
  widths: Readonly<Record<PictureFormat, ReadonlyArray<number>>>;
  productId?: number;
  categoryId?: number;
  /** Woven and knitted things need a higher AVIF quality. */
  isTextile?: boolean;
  /** Cropped from another source image, in its pixels. */
  crop?: { source: string; left: number; top: number; width: number; height: number };
  /** The shown size of the product. */
  size?: string;
  /** The shown configuration of the product: group id to option id. */
  configuration?: Readonly<Record<string, string>>;
  /** The same picture cut for narrower screens, by id: `tablet` (16:10, below 1200 px), `phone` (4:3.6, below 757 px). */
  crops?: { tablet: string; phone: string };
  /** Whether previews of links have their own file of it, `<id>-preview.jpg`. */
  hasPreview?: boolean;
  /** The positions of shown products, in percent of its width and height, from the top left corner. */
  pins?: ReadonlyArray<{ x: number; y: number }>;
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';
