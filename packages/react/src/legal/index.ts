export { LegalInfo } from './legal-info.tsx'
export { useLegalInfo } from './use-legal-info.ts'
export type { LegalInfoTask } from './use-legal-info.ts'
