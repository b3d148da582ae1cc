// The worker that checks a file of payments, as `@sixpence/core` has it.
import '../../packages/core/src/batch-files/checking/batch-worker.ts'
