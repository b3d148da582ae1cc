export { activationHandlers } from './activate.ts'
export { sendActivation } from './send-activation.ts'
