import * as z from 'zod/mini'
import { wireFlag } from '../wire-values.ts'

/** What a business may be allowed, by what it is for. A flag that is not there is not set. */
export const PERMISSIONS = {
  general: [
    'sendMoneyPaxumUser',
    'sendMoneyUser',
    'requestMoney',
    'settlementAccount',
    'addFundsWireThirdParty',
    'addFundsBankThirdParty',
    'addFundsCrypto',
  ],
  /** Withdrawals to accounts of one's own. */
  withdraw: [
    'withdrawCrypto',
    'withdrawBetweenAccounts',
    'withdrawWire',
    'withdrawEft',
    'withdrawCard',
    'withdrawInstant',
    'withdrawInterac',
  ],
  /** Payments to others. */
  send: [
    'sendCrypto',
    'sendWire',
    'sendEft',
    'sendCard',
    'sendInstant',
    'sendInterac',
    'sendUserToUser',
    'sendGlobal',
    'sendPrepaidLoad',
  ],
  /** Many payments at once. */
  mass: [
    'massWire',
    'massEft',
    'massCard',
    'massInstant',
    'massInterac',
    'massUser',
    'massCrypto',
    'massGlobal',
  ],
} as const

export type Permission = (typeof PERMISSIONS)[keyof typeof PERMISSIONS][number]

const flag = /* @__PURE__ */ z.optional(/* @__PURE__ */ wireFlag())

const flags = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(PERMISSIONS)
    .flat()
    .map(name => [name, flag]),
) as Record<Permission, typeof flag> // The names are those of the table.

/** Flags as they are sent: those that are left out are not set. */
export const permissionsSchema = /* @__PURE__ */ z.object(flags)

/** Every flag with its value. */
export type Permissions = Readonly<Record<Permission, boolean>>
