import type { Permission } from '@sixpence/core/access'
import type { PermissionGroup } from '@sixpence/core/users'

/** The name of each group of permissions. */
export const GROUP_WORDS = {
  general: 'generalGroup',
  withdraw: 'withdrawGroup',
  send: 'sendGroup',
  mass: 'massGroup',
} as const satisfies Record<PermissionGroup, string>

/** The name of each permission within its group. */
export const PERMISSION_WORDS = {
  sendMoneyPaxumUser: 'earlierUserPermission',
  sendMoneyUser: 'userPermission',
  requestMoney: 'requestPermission',
  settlementAccount: 'settlementPermission',
  addFundsWireThirdParty: 'fundsWirePermission',
  addFundsBankThirdParty: 'fundsBankPermission',
  addFundsCrypto: 'fundsCryptoPermission',
  withdrawCrypto: 'cryptoPermission',
  withdrawBetweenAccounts: 'betweenAccountsPermission',
  withdrawWire: 'wirePermission',
  withdrawEft: 'eftPermission',
  withdrawCard: 'cardPermission',
  withdrawInstant: 'instantPermission',
  withdrawInterac: 'interacPermission',
  sendCrypto: 'cryptoPermission',
  sendWire: 'wirePermission',
  sendEft: 'eftPermission',
  sendCard: 'cardPermission',
  sendInstant: 'instantPermission',
  sendInterac: 'interacPermission',
  sendUserToUser: 'userPermission',
  sendGlobal: 'globalPermission',
  sendPrepaidLoad: 'prepaidPermission',
  massWire: 'wirePermission',
  massEft: 'eftPermission',
  massCard: 'cardPermission',
  massInstant: 'instantPermission',
  massInterac: 'interacPermission',
  massUser: 'userPermission',
  massCrypto: 'cryptoPermission',
  massGlobal: 'globalPermission',
} as const satisfies Record<Permission, string>
