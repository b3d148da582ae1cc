export { reputationHandlers } from './reputation-handlers.ts'
