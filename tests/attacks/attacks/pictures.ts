import { measureUploads, pictureFormats, uploadBars } from '../../benchmarks/uploads/measure-uploads.ts';
import { Tally, type Attack } from '../support/attack.ts';

/** Forms with large pictures, sent to a fresh shop: an attacked one holds memory of other attacks. */
export const pictureAttacks: ReadonlyArray<Attack> = pictureFormats.map((format) => ({
  name: `pictures: six forms with five of the most pixels, ${format}`,
  async run() {
    const tally = new Tally();
    const measured = await measureUploads({ format, forms: 6, pictures: 5, isTurned: false });
    for (const { status } of measured.answers) {
      tally.add(status);
      if (status !== 303 && status !== 503) tally.find(`a form was answered with ${status}`);
    }
    const { memory, slowestPage } = measured;
    tally.note({ memoryOfItsShop: Math.round(memory), slowestPageOfItsShop: Math.round(slowestPage) });
    if (memory > uploadBars.megabytes) tally.find(`${Math.round(memory)} MB of memory`);
    if (slowestPage > uploadBars.page) tally.find(`a page took ${Math.round(slowestPage)} ms`);
    return tally.outcome();
  },
}));
