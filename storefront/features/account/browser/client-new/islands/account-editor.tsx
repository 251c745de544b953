import { AccountEditor } from '../../account-editor.tsx';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('client-new/account-editor', AccountEditor);
