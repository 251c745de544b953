import { AccountEditor } from '../../../clients/account-editor.tsx';
import { defineIsland } from '../../../runtime/islands/define-island.ts';

export default defineIsland('client-new/account-editor', AccountEditor);
