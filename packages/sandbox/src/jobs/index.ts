export { eachByItself } from './each-by-itself.ts'
export { LONGEST_REST_MS, startJob } from './job.ts'
export type { Job } from './job.ts'
