import { useRef, useState } from 'react';
import { AlertDialog } from '../../../../../components/alert-dialog/index.ts';
import { LinkButton } from '../../../../../components/button/index.ts';

export interface DeleteListProps {
  /** The list's number. */
  id: string;
  /** Where the form goes. */
  action: string;
  /** The page that asks without a script. */
  address: string;
  words: { delete: string; keep: string; title: string; lead: string };
}

/** Deletes a list after a question: a dialog, or a page where no script runs. */
export function DeleteList({ id, action, address, words }: DeleteListProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form ref={form} method="post" action={action}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="do" value="delete" />
      <LinkButton
        href={address}
        tone="text"
        size="compact"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {words.delete}
      </LinkButton>
      <AlertDialog
        isOpen={isOpen}
        title={words.title}
        description={words.lead}
        action={{
          label: words.delete,
          isDestructive: true,
          onPress: () => {
            setIsBusy(true);
            form.current?.submit();
          },
        }}
        safeLabel={words.keep}
        isBusy={isBusy}
        onClose={() => setIsOpen(false)}
      />
    </form>
  );
}
