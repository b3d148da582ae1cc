import type { Fields } from '../fields/index.ts'

/** The things an emailed link can activate: the values of its query parameter `action`. */
export const ACTIVATION_ACTIONS = [
  'activation',
  'activationBusiness',
  'activationEmployee',
] as const

/** The form to request another link. */
export const RESEND_FIELDS = { email: { kind: 'email' } } as const satisfies Fields

export type ActivationAction = (typeof ACTIVATION_ACTIONS)[number]
