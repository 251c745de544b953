import { definePage } from '../../../../shared/define-page.ts';
import { entryHead, loadEntry } from '../../server/entries/entries-data.ts';
import { EntryPage } from '../../server/entries/entries.tsx';

export default definePage('blog-entry', { load: loadEntry('post'), head: entryHead, view: EntryPage });
