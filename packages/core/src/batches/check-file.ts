export { checkBatchFile } from '../batch-files/index.ts'
