import { CalendarDate } from '@internationalized/date';
import { Calendar } from '../../../../components/calendar/index.ts';
import '../../../../tokens/global.css.ts';
import { mountReact } from './mount-react.ts';

const day = new CalendarDate(2026, 11, 10);

export const mount = mountReact(<Calendar today={day} defaultValue={{ days: [day], start: null }} />);
