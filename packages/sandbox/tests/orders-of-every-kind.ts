import type { Permission, PERMISSION_FOR } from '@sixpence/protocol'
import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'

/** The ways to move money, each to oneself and to somebody else, with the flag that allows it. */
export const FLAGS = {
  own: 'withdrawBetweenAccounts',
  ownRepeated: 'withdrawBetweenAccounts',
  p2p: 'sendUserToUser',
  eftOwn: 'withdrawEft',
  eft3d: 'sendEft',
  wireOwn: 'withdrawWire',
  wire3d: 'sendWire',
  cryptoEftOwn: 'withdrawCrypto',
  cryptoEft3d: 'sendCrypto',
  instantOwn: 'withdrawInstant',
  instant3d: 'sendInstant',
  interacOwn: 'withdrawInterac',
  interac3d: 'sendInterac',
  octOwn: 'withdrawCard',
  oct3d: 'sendCard',
} as const satisfies Record<string, Permission>

export type Kind = keyof typeof FLAGS

export const KINDS = Object.keys(FLAGS) as Kind[]

/** The name of each in calls about flags. */
export const ACTIONS = {
  own: 'betweenAccounts',
  ownRepeated: 'betweenAccounts',
  p2p: 'p2p',
  eftOwn: 'eftOwn',
  eft3d: 'eft3d',
  wireOwn: 'wireOwn',
  wire3d: 'wire3d',
  cryptoEftOwn: 'cryptoEftOwn',
  cryptoEft3d: 'cryptoEft3d',
  instantOwn: 'instantOwn',
  instant3d: 'instant3d',
  interacOwn: 'interacOwn',
  interac3d: 'interac3d',
  octOwn: 'octOwn',
  oct3d: 'oct3d',
} as const satisfies Record<Kind, keyof typeof PERMISSION_FOR>

/** The call that orders each. */
export const METHODS: Readonly<Record<Kind, NamedMethod>> = {
  own: transferMethods.sendOwn,
  ownRepeated: transferMethods.sendOwn,
  p2p: transferMethods.sendP2p,
  eftOwn: transferMethods.sendEft,
  eft3d: transferMethods.sendEft,
  wireOwn: transferMethods.sendWire,
  wire3d: transferMethods.sendWire,
  cryptoEftOwn: transferMethods.sendCrypto,
  cryptoEft3d: transferMethods.sendCrypto,
  instantOwn: transferMethods.sendInstant,
  instant3d: transferMethods.sendInstant,
  interacOwn: transferMethods.sendInterac,
  interac3d: transferMethods.sendInterac,
  octOwn: transferMethods.sendOct,
  oct3d: transferMethods.sendOct,
}

/** A card for payouts, in the form that `POST /people` takes. */
export const PAYOUT_CARD = {
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Lena Vogt',
  expires: '2031-03',
}

/** The payees of orders. */
export interface Targets {
  /** An account of the payer. */
  readonly toAccount: string | undefined
  /** The address of another customer. */
  readonly toEmail: string
  /** The token of `PAYOUT_CARD`. */
  readonly cardId: string
}

type Permitted = 'own' | '3d'

const external = (permission: Permitted) => ({
  permission,
  countryCode: 'DE',
  currency: 'EUR',
  amount: '200.00',
  payeeName: 'Lena Vogt',
  details: { iban: 'DE14900900900000000017' },
})

const byWire = (permission: Permitted) => {
  const { details, ...rest } = external(permission)
  const at = { bic: 'LNDNDEFF', address: 'Lindenstr. 5', city: 'Frankfurt' }
  const feeShare = permission === 'own' ? 'SHA' : 'OUR'
  return { ...rest, feeShare, details: { ...details, ...at } }
}

const toWallet = (permission: Permitted) => {
  const details = { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
  return { ...external(permission), currency: 'BTC', amount: '0.005', details }
}

const byKey = (permission: Permitted) => {
  const details = { instantKeyType: 'cpf', instantKey: '529.982.247-25' }
  return { ...external(permission), countryCode: 'BR', currency: 'BRL', details }
}

const byEmail = (permission: Permitted) => {
  const details = { email: 'marc@mail.example' }
  return { ...external(permission), countryCode: 'CA', currency: 'CAD', details }
}

/** Returns a valid order of each kind; without the account that pays. */
export function orderOf(kind: Kind, { toAccount, toEmail, cardId }: Targets): object {
  const own = { toAccount, toAmount: '5.00' }
  const toCard = (permission: Permitted) => ({ ...external(permission), details: { cardId } })
  const orders: Readonly<Record<Kind, object>> = {
    own,
    ownRepeated: { ...own, subscriptionFrequency: 'weekly' },
    p2p: { toEmail, amount: '5.00' },
    eftOwn: external('own'),
    eft3d: external('3d'),
    wireOwn: byWire('own'),
    wire3d: byWire('3d'),
    cryptoEftOwn: toWallet('own'),
    cryptoEft3d: toWallet('3d'),
    instantOwn: byKey('own'),
    instant3d: byKey('3d'),
    interacOwn: byEmail('own'),
    interac3d: byEmail('3d'),
    octOwn: toCard('own'),
    oct3d: toCard('3d'),
  }
  return orders[kind]
}
