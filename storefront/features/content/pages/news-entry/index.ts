import { definePage } from '../../../../shared/define-page.ts';
import { entryHead, loadEntry } from '../../server/entries/entries-data.ts';
import { EntryPage } from '../../server/entries/entries.tsx';

export default definePage('news-entry', { load: loadEntry('news'), head: entryHead, view: EntryPage });
