import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../demo/load.ts';
import { weekOf } from './opening-week.ts';

const closed = { open: false, allDay: false, from: null, till: null };
const from = (start: string, end: string) => ({ open: true, allDay: false, from: start, till: end });

describe('opening hours in words become a week', () => {
  it('of a span of days, one day and a closed one', () => {
    expect(
      weekOf([
        { days: 'poniedziałek–piątek', hours: '10:00–19:00' },
        { days: 'sobota', hours: '9.30–16.00' },
        { days: 'niedziela', hours: 'nieczynne' },
      ]),
    ).toEqual({
      monday: from('10:00', '19:00'),
      tuesday: from('10:00', '19:00'),
      wednesday: from('10:00', '19:00'),
      thursday: from('10:00', '19:00'),
      friday: from('10:00', '19:00'),
      saturday: from('09:30', '16:00'),
      sunday: closed,
    });
  });

  it('of two days that are named together, and of missing days', () => {
    const week = weekOf([
      { days: 'niedziela i poniedziałek', hours: '12:00–14:00' },
      { days: 'wtorek', hours: 'całą dobę' },
    ]);
    expect(week.sunday).toEqual(from('12:00', '14:00'));
    expect(week.monday).toEqual(from('12:00', '14:00'));
    expect(week.tuesday).toEqual({ open: true, allDay: true, from: null, till: null });
    expect(week.wednesday).toEqual(closed);
  });

  it('of a span over the end of the week', () => {
    const week = weekOf([{ days: 'sobota–poniedziałek', hours: '8:00–9:00' }]);
    expect(Object.entries(week).flatMap(([day, hours]) => (hours?.open ? [day] : []))).toEqual([
      'monday',
      'saturday',
      'sunday',
    ]);
  });

  it('for every place of the catalogue: no hours are lost', () => {
    const { stocks, pickupPoints } = loadCatalogue();
    for (const { name, openingHours } of [...stocks, ...pickupPoints]) {
      const openDays = Object.values(weekOf(openingHours)).filter((hours) => hours?.open);
      const isOpen = openingHours.some(({ hours }) => hours !== 'nieczynne');
      expect({ name, isOpen: openDays.length > 0 }).toEqual({ name, isOpen });
    }
  });
});
