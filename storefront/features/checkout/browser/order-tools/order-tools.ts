import { showAlert } from '../../../../shared/browser/alerts.ts';

/** Shows the tools that the server left in a page, copying and printing, and answers their presses. They need no React. */
export function startOrderTools(root: ParentNode): void {
  for (const tool of root.querySelectorAll<HTMLElement>('[data-tool]')) {
    const use = tool.dataset['tool'] === 'print' ? () => print() : () => void copy(tool.dataset);
    tool.querySelector('button')?.addEventListener('click', use);
    tool.dataset['ready'] = '';
  }
}

/** The result is shown and spoken once, by the page's messages. */
async function copy({ text = '', done = '', failed = '' }: DOMStringMap): Promise<void> {
  await showAlert((await isCopied(text)) ? { tone: 'success', title: done } : { tone: 'warning', title: failed });
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused where the page is not on https, or by the reader's settings.
    return false;
  }
}
