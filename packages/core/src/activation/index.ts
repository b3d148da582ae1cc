export { createActivation } from './activation.ts'
export type { Activation } from './activation.ts'
