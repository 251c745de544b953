import { definePage } from '../../../../shared/define-page.ts';
import { entriesHead, loadEntries } from '../../server/entries/entries-data.ts';
import { EntriesPage } from '../../server/entries/entries.tsx';

export default definePage('blog', { load: loadEntries('post'), head: entriesHead, view: EntriesPage });
