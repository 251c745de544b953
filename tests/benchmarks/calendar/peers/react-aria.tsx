import { CalendarDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { mountReact } from './mount-react.ts';

/** From its documentation; it has no style sheet. */
export const mount = mountReact(
  <I18nProvider locale="pl-PL">
    <Calendar aria-label="Data odbioru" defaultValue={new CalendarDate(2026, 11, 10)}>
      <header>
        <Button slot="previous">‹</Button>
        <Heading />
        <Button slot="next" className="next">
          ›
        </Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
    </Calendar>
  </I18nProvider>,
);
