import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'
import { restCall } from '../rest-call.ts'

/** How a customer signs in: `no` means by the password alone. */
export const LOGIN_MODES = ['no', 'otp', 'sms', 'push'] as const

/** How a customer approves a payment to somebody else. */
export const TRANSACTION_MODES = ['none', 'otp', 'sms', 'push'] as const

const loginModeSchema = /* @__PURE__ */ z.enum(LOGIN_MODES)
const transactionModeSchema = /* @__PURE__ */ z.enum(TRANSACTION_MODES)

/** Tells how the customer signs in and approves, and what else this customer could choose. */
export const getTwoStepModes = /* @__PURE__ */ namedMethod({
  name: 'twoStepModesGet',
  access: 'customer',
  needs: 'own',
  staff: 'sees',
  input: z.object({}),
  output: z.object({
    loginMode: loginModeSchema,
    loginModes: z.array(loginModeSchema),
    transactionMode: transactionModeSchema,
    transactionModes: z.array(transactionModeSchema),
  }),
})

/**
 * Asks for another way of signing in (`mode`) or of approving payments (`typeMode`), one of the
 * two. Nothing changes before the code that went out is handed to {@link confirmTwoStepMode}.
 */
export const changeTwoStepMode = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/two-step-verification',
  access: 'customer',
  staff: 'never',
  input: z.union([
    z.strictObject({ mode: loginModeSchema }),
    z.strictObject({ typeMode: transactionModeSchema }),
  ]),
  output: z.object({
    /** Names the change for its confirmation. */
    requestId: z.optional(z.string()),
    /** Where the code went, masked. */
    sentTo: z.optional(z.string()),
  }),
})

/** Makes the change. Every other session of the customer ends. A refusal is a 400 with a message. */
export const confirmTwoStepMode = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/two-step-verification/{requestId}/{code}',
  access: 'customer',
  staff: 'never',
  input: z.object({}),
  output: z.object({}),
})

export type LoginMode = (typeof LOGIN_MODES)[number]
export type TransactionMode = (typeof TRANSACTION_MODES)[number]
export type TwoStepModes = z.output<typeof getTwoStepModes.output>
