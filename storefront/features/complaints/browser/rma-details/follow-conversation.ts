import { announce } from '../../../../../components/announcer/index.ts';
import { connectShop, reloadPage } from '../../../../../patterns/contract/client/index.ts';
import { parsePage } from '../../../../platform/browser/parse-page.ts';

/** Parts of the page that follow the complaint, beside the conversation. */
const facts = ['[data-complaint-state]', '[data-complaint-deadline]'];

/**
 * Looks for new messages by asking for the page again (call 19), while it is seen. New ones are added at the end and
 * announced, each once; what the shopper types stays, because the form is not touched.
 */
export function followConversation(root: Document): void {
  const list = root.querySelector<HTMLElement>('[data-conversation]');
  const every = Number(list?.dataset['conversation']);
  if (!list || !(every > 0)) return;
  const shop = connectShop();
  const look = async () => {
    const { text } = await reloadPage(shop);
    const page = parsePage(text);
    const added = [...page.querySelectorAll<HTMLElement>('[data-conversation] > li')].filter(
      ({ id }) => !root.getElementById(id),
    );
    list.append(...added.map((entry) => root.adoptNode(entry)));
    for (const fact of facts) {
      const [shown, newest] = [root.querySelector(fact), page.querySelector(fact)];
      if (shown && newest && shown.innerHTML !== newest.innerHTML) shown.replaceChildren(...newest.childNodes);
    }
    const spoken = added.map((entry) => entry.dataset['spoken'] ?? '').filter(Boolean);
    if (spoken.length > 0) announce(spoken.join(' '));
  };
  let isLooking = false;
  setInterval(() => {
    if (isLooking || root.visibilityState !== 'visible') return;
    isLooking = true;
    look()
      // Offline for a moment, or signed out: the next time.
      .catch(() => {})
      .finally(() => {
        isLooking = false;
      });
  }, every);
}
