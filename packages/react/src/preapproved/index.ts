export { Preapproved } from './preapproved.tsx'
export { usePreapproved } from './use-preapproved.ts'
export type { PreapprovedTask } from './use-preapproved.ts'
