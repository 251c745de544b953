import { Calendar } from 'vanilla-calendar-pro';
import 'vanilla-calendar-pro/styles/index.css';

export function mount(place: HTMLElement): void {
  const calendar = new Calendar(place, {
    locale: 'pl',
    dateToday: '2026-11-10',
    selectedDates: ['2026-11-10'],
    selectedMonth: 10,
    selectedYear: 2026,
  });
  calendar.init();
}
