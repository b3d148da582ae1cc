export { Reputation } from './reputation.tsx'
export { useReputation } from './use-reputation.ts'
export type { ReputationQuestion, ReputationTask } from './use-reputation.ts'
