// One page of the benchmark: the calendar named by `?name`, loaded at once and shown when the run calls it.
import './page.css';

const calendars = {
  kit: () => import('./peers/kit.tsx'),
  'day-picker': () => import('./peers/day-picker.tsx'),
  'react-aria': () => import('./peers/react-aria.tsx'),
  vanilla: () => import('./peers/vanilla.ts'),
};

const { mount } = await calendars[location.search.slice(1) as keyof typeof calendars]();
const place = document.body.appendChild(document.createElement('main'));
Object.assign(globalThis, { mountCalendar: () => mount(place) });
