// How much memory the server takes, and how long pages take, while shoppers send forms with large pictures: by default
// six concurrent forms with five pictures of maximum size, of each format in turn. Needs a build (`npm run build`) and
// Linux, whose kernel records a process's peak memory. Fails above a limit.
// Usage: npm run bench:uploads [-- --forms 6] [--pictures 5] [--format jpeg|png|webp]
//        [--turned]: with pictures that must be turned upright.
import { parseArgs } from 'node:util';
import { measureUploads, pictureFormats, uploadBars, type PictureFormat } from './measure-uploads.ts';

const { values: options } = parseArgs({
  options: {
    forms: { type: 'string', default: '6' },
    pictures: { type: 'string', default: '5' },
    format: { type: 'string' },
    turned: { type: 'boolean', default: false },
  },
});
const formats = options.format === undefined ? pictureFormats : [options.format as PictureFormat];

for (const format of formats) {
  const { pictureSize, answers, pages, slowestPage, memoryBefore, memory } = await measureUploads({
    format,
    forms: Number(options.forms),
    pictures: Number(options.pictures),
    isTurned: options.turned,
  });
  console.log(`${format}: pictures of ${pictureSize.toFixed(1)} MB; before: ${memoryBefore.toFixed(0)} MB`);
  console.log(answers.map(({ status, seconds }) => `${status} after ${seconds.toFixed(1)} s`).join('\n'));
  console.log(`${pages} pages, the slowest after ${slowestPage.toFixed(0)} ms; at most ${memory.toFixed(0)} MB`);
  if (answers.some(({ status }) => status !== 303 && status !== 503)) {
    console.error('A form was refused: its pictures were not decoded, and nothing was measured.');
    process.exitCode = 1;
  }
  if (memory > uploadBars.megabytes || slowestPage > uploadBars.page) {
    console.error(`Above the bar of ${uploadBars.megabytes} MB and ${uploadBars.page} ms.`);
    process.exitCode = 1;
  }
}
