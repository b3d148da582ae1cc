import { BATCH_FLAGS, PAYMENT_FLAGS } from './payment-kinds/index.ts'

/** The flags of a business, by purpose. A missing flag isn't set. */
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
  /** Batch payments. */
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

/** Every flag with its value. */
export type Permissions = Readonly<Record<Permission, boolean>>

/** Flags as received; those unknown to the bank are missing. */
export type GrantedPermissions = Readonly<Partial<Record<Permission, boolean | undefined>>>

/** The actions that a business's users may only take with a flag, each with that flag. */
export const PERMISSION_FOR = {
  ...PAYMENT_FLAGS,
  /** The flag needed to send one. */
  requestMoney: 'requestMoney',
  ...BATCH_FLAGS,
  fundingByWire: 'addFundsWireThirdParty',
  fundingByBank: 'addFundsBankThirdParty',
  fundingByCrypto: 'addFundsCrypto',
  fundingByInvoice: 'addFundsBankThirdParty',
} as const satisfies Record<string, Permission>

/** An action that a flag allows. Each action has exactly one flag: see `PERMISSION_FOR`. */
export type PermittedAction = keyof typeof PERMISSION_FOR

/** Earlier names of a flag, for banks that only know those. */
export const EARLIER_PERMISSIONS = {
  sendUserToUser: ['sendMoneyUser', 'sendMoneyPaxumUser'],
} as const satisfies Partial<Record<Permission, readonly Permission[]>>

const EARLIER = new Map<string, readonly Permission[]>(Object.entries(EARLIER_PERMISSIONS))

/** Returns true if flags allow an action. A flag's earlier name counts if the current one is absent. */
export function hasPermission(granted: GrantedPermissions, action: PermittedAction): boolean {
  const name = PERMISSION_FOR[action]
  const present = granted[name]
  if (present !== undefined) return present
  return EARLIER.get(name)?.some(earlier => granted[earlier] === true) ?? false
}
