export { DialogClose, DialogDescription, DialogTitle } from './dialog-parts.ts';
export { Modal, type ModalProps } from './modal.tsx';
export type { DialogProps } from './dialog-frame.tsx';
export { DialogSurface, type DialogSurfaceProps } from './dialog-surface.tsx';
export type { DialogCloseReason, DialogOptions } from './open-dialogs.ts';
