export { callWithFiles, giveUpFiles } from './call-with-files.ts'
export type { FileToSend, SendingAttempt } from './call-with-files.ts'
