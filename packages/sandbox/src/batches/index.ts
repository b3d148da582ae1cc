export { batchFileService } from './batch-file-service.ts'
export { batchHandlers } from './batch-routes.ts'
export { executeBatch } from './execute-batch.ts'
export type { NewBatch } from './execute-batch.ts'
