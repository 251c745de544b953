import { PasswordField } from '../../../../../../components/password-field/index.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

/** For forms that are no islands: the eye that shows a password needs a script, the field does not. */
export default defineIsland('signin/password-field', PasswordField);
