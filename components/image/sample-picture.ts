import type { ImageSource } from './source.ts';

/** The picture of the stories; Storybook serves the folder `sample` at `/sample`. */
export const samplePicture: ImageSource = {
  base: '/sample/kubek',
  width: 640,
  height: 640,
  widths: { avif: [320, 640], webp: [320, 640], jpg: [320, 640] },
};
