import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { makeConsumer, packKit } from '../../../scripts/package/consumer.mjs';
import { bundle, sizeOf } from '../../../scripts/package/measure.mjs';

/** The imports for one calendar in Polish, with its style sheet. */
const peers: Readonly<Record<string, string>> = {
  'vanilla-calendar-pro': `
    export { Calendar } from 'vanilla-calendar-pro';
    import 'vanilla-calendar-pro/styles/index.css';`,
  'vanilla-calendar-pro with several months and week numbers': `
    export { Calendar, months, weeks } from 'vanilla-calendar-pro';
    import 'vanilla-calendar-pro/styles/index.css';`,
  'react-day-picker': `
    export { DayPicker } from 'react-day-picker';
    export { pl } from 'react-day-picker/locale/pl';
    import 'react-day-picker/style.css';`,
  'react-aria-components': `
    export { Calendar, CalendarGrid, CalendarCell } from 'react-aria-components/Calendar';
    export { Button } from 'react-aria-components/Button';
    export { Heading } from 'react-aria-components/Heading';
    export { I18nProvider } from 'react-aria-components/I18nProvider';`,
};
const material = `
    export { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
    export { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
    export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
    export { plPL } from '@mui/x-date-pickers/locales';
    export { pl } from 'date-fns/locale/pl';`;

/**
 * Writes each calendar's import cost, in bytes after minifying and brotli, without React: in the same build as the
 * kit's sizes.
 *
 * @param materialFolder where `@mui/x-date-pickers` and its dependencies are installed; it is no dependency here
 */
export async function reportSizes(materialFolder: string | undefined): Promise<number> {
  const { folder, tarball } = packKit();
  const consumer = makeConsumer(tarball);
  try {
    console.log('| calendar | script | style |\n| --- | --- | --- |');
    const report = async (name: string, root: string, code: string) => {
      const { script, style } = sizeOf(await bundle(root, code));
      console.log(`| ${name} | ${script} | ${style} |`);
    };
    await report('witryna', consumer, `export { Calendar } from 'witryna/calendar';`);
    for (const [name, code] of Object.entries(peers)) await report(name, inProject('.'), code);
    if (materialFolder !== undefined) await report('@mui/x-date-pickers', resolve(materialFolder), material);
    return 0;
  } finally {
    for (const temporary of [folder, consumer]) rmSync(temporary, { recursive: true, force: true });
  }
}
