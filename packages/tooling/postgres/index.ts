export { describeOnPostgres } from './describe-on-postgres.ts'
export { startServer } from './test-server.ts'
export type { TestServer } from './test-server.ts'
