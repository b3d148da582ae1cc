export { createIdentityPolls } from './ask-provider.ts'
export { identityHandlers } from './identity-handlers.ts'
export { identityService } from './identity-service.ts'
export { identityReceiver } from './receive-message.ts'
