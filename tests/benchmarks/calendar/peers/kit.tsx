import { Calendar } from '../../../../components/calendar/index.ts';
import { fromIsoDate } from '../../../../components/dates/index.ts';
import '../../../../tokens/global.css.ts';
import { mountReact } from './mount-react.ts';

const day = fromIsoDate('2026-11-10');

export const mount = mountReact(<Calendar today={day} defaultValue={{ days: [day], start: null }} />);
