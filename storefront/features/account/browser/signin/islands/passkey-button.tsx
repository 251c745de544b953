import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { PasskeyButton } from '../passkey-button.tsx';

export default defineIsland('signin/passkey-button', PasskeyButton);
