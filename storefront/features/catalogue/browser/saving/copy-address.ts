import { showAlert } from '../../../../shared/browser/alerts.ts';

/** Copies the address beside the button, and says so. */
export async function copyAddress({ dataset }: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(dataset['copy']!);
    await showAlert({ tone: 'success', title: dataset['copied']! });
  } catch {
    // No permission, or a page without https.
    await showAlert({ tone: 'warning', title: dataset['notCopied']! });
  }
}
