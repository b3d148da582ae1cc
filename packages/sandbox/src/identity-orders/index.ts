export { identityOrderHandlers } from './identity-order-handlers.ts'
