export { checkBatchFile } from '../batch-files/index.ts'
export { keptReadings } from './kept-readings.ts'
