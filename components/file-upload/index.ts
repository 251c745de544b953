export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { FileUploadBehaviour } from './use-file-upload.ts';
export type { SendFile, SendingTools } from './use-sending.ts';
export {
  checkFile,
  extensionOf,
  matchesType,
  opinionPhoto,
  type FileFacts,
  type FileProblem,
  type FileRules,
  type PhotoRules,
} from './file-checks.ts';
export { jpegSize, type PixelSize } from './jpeg-size.ts';
