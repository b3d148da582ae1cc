export { createControlApi } from './control-api.ts'
