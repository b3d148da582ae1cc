export { activation } from './activation.ts'
export type { Activation } from './activation.ts'

export { ACTIVATION_ACTIONS, RESEND_FIELDS } from '@sixpence/protocol/activation'
export type { ActivationAction } from '@sixpence/protocol/activation'
