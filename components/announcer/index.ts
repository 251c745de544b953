export { Announcer } from './announcer.tsx';
export { announce, announcements, clearAnnouncements, type Announcement, type AnnounceOptions } from './announce.ts';
