export { useStartInfo } from './use-start-info.ts'
export type { StartInfoTask } from './use-start-info.ts'
