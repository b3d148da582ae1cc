export { putIntoSituations } from './put-into-situations.ts'
export { SITUATIONS } from './situation-rows.ts'
export type { Situation, SituationRows } from './situation-rows.ts'
