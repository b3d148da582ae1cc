export { takingsHandlers } from './takings-handlers.ts'
export { takenSums } from './taken-sums.ts'
