export { useDocument, useSaving } from './use-document.ts'
export type { DocumentTask } from './use-document.ts'
