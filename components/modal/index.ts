export { Modal, type ModalProps } from './modal.tsx';
export type { DialogProps } from './dialog-frame.tsx';
export type { DialogCloseReason } from './dialog-stack.ts';
export { useDialog, type UseDialogOptions } from './use-dialog.ts';
