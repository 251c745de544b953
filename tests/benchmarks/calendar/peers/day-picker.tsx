import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { pl } from 'react-day-picker/locale/pl';
import 'react-day-picker/style.css';
import { mountReact } from './mount-react.ts';

const day = new Date(2026, 10, 10);

/** From its documentation, in another language. */
function Calendar() {
  const [selected, setSelected] = useState<Date | undefined>(day);
  return (
    <DayPicker mode="single" locale={pl} today={day} defaultMonth={day} selected={selected} onSelect={setSelected} />
  );
}

export const mount = mountReact(<Calendar />);
