export { useStartInfo } from './use-start-info.ts'
export type { StartInfoTask } from './use-start-info.ts'
export { useStanding } from './use-standing.ts'
export type { Standing } from './use-standing.ts'
