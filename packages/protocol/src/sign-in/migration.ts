import * as z from 'zod/mini'
import { deviceSchema } from '../devices/index.ts'
import { restCall } from '../rest-call.ts'

/** How urgently the bank asks for sign-ins to be approved on a phone. */
export const MIGRATION_NEEDS = ['none', 'soft', 'strict'] as const

/** `migrate`: a linked phone confirms it. `enable`: a phone has to be linked first. */
export const MIGRATION_STRATEGIES = ['migrate', 'enable'] as const

/** The move to sign-ins that a phone approves, as the answer to a name and password tells of it. */
export const migrationSchema = /* @__PURE__ */ z.object({
  req: z.enum(MIGRATION_NEEDS),
  /** How long `soft` lasts; then it is `strict`. */
  daysLeft: z.int(),
  /** The phones that are linked. */
  devices: z.array(deviceSchema),
  /** There when it is `strict`: speaks for this sign-in while there is no session. */
  tmpJwt: z.optional(z.string()),
  strat: z.enum(MIGRATION_STRATEGIES),
})

/** What the token service knows of a user. */
export const authProfileSchema = /* @__PURE__ */ z.object({
  /** Whether sign-ins are approved on a phone. */
  scp: z.enum(['none', 'push']),
  /** 1 person, 2 business, 3 somebody who acts for others, 4 administrator. */
  type: z.int().check(z.minimum(1), z.maximum(4)),
})

/** Tells what the token service knows of the user. */
export const readAuthProfile = /* @__PURE__ */ restCall({
  method: 'GET',
  path: '/auth/profile',
  access: 'customer',
  staff: 'sees',
  input: z.object({}),
  output: authProfileSchema,
})

/** Sends the links of the app stores by SMS. */
export const sendStoreLinks = /* @__PURE__ */ restCall({
  method: 'POST',
  path: '/auth/stores-urls/send',
  access: 'customer',
  staff: 'never',
  input: z.object({ phoneNumber: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)) }),
  output: z.object({}),
})

export type AuthProfile = z.output<typeof authProfileSchema>
export type MigrationAnswer = z.output<typeof migrationSchema>
