import type { PaymentOrder } from '@sixpence/core/payments'
import type { NoticeTarget } from '@sixpence/core/realtime'
import { MASS_KINDS } from './mass-kinds.ts'
import { TRANSFER_TARGETS, type Destination, type TransferTarget } from '@sixpence/react/provider'
import type { TransferStart } from '@sixpence/react/transfers'

/** The destinations that have a screen in this app. */
export type ScreenDestination = Exclude<Destination, { to: Screenless }>

type Screenless = Exclude<
  NoticeTarget,
  | 'acceptTerms'
  | 'approvals'
  | 'batchHistory'
  | 'cards'
  | 'history'
  | 'invoices'
  | 'news'
  | 'preapproved'
  | 'profile'
  | 'subscribers'
>

/** True if this app has a screen for a component's destination. */
export function hasScreenFor(destination: Destination): destination is ScreenDestination {
  return !WITHOUT_SCREEN.has(destination.to)
}

const WITHOUT_SCREEN: ReadonlySet<Destination['to']> = new Set<Screenless>([
  'messages',
  'contracts',
])

/** Returns the link to a component's destination in this app. */
export function linkTo(destination: ScreenDestination) {
  if (isPlain(destination)) return { to: PLAIN[destination.to] } as const
  if (isAboutCards(destination)) return cardLink(destination)
  if (isOneOfMany(destination)) {
    return { to: ONE_OF_MANY[destination.to], search: { id: destination.id } } as const
  }
  switch (destination.to) {
    case 'history':
      return { to: '/history', search: { accountId: destination.accountId } } as const
    case 'account':
      return { to: '/accounts/$accountId', params: { accountId: destination.accountId } } as const
    case 'ownTransfer':
      return { to: '/transfer/account', search: formSearch(destination) } as const
    case 'p2pTransfer':
      return {
        to: '/transfer/p2p',
        search: formSearch(destination),
        state: { draft: destination.draft },
      } as const
    case 'merchantPayments':
      return {
        to: '/merchant/accounts/payments',
        search: { id: destination.id, edit: destination.edit },
      } as const
    case 'externalTransfer':
      return { to: '/transfer/external', search: formSearch(destination) } as const
    default:
      return linkToOne(destination)
  }
}

/** Returns the link to a payment, a batch, a part of the profile, or a waiting request. */
function linkToOne(
  destination: Extract<
    ScreenDestination,
    { to: 'profile' | 'approvals' | 'payment' | 'massTransfer' | 'batchReview' }
  >,
) {
  switch (destination.to) {
    case 'massTransfer':
      return massLink(destination)
    case 'batchReview':
      return { to: confirmPath(destination), search: { batch: destination.batchId } } as const
    case 'profile':
      return profileLink(destination)
    case 'approvals':
      return approvalsLink(destination)
    case 'payment':
      return paymentLink(destination)
  }
}

/** Destinations with a fixed path. */
const PLAIN = {
  home: '/home',
  // Checkouts have their own windows, with their own navigation.
  checkout: '/home',
  merchant: '/home',
  start: '/',
  acceptTerms: '/terms-accept',
  preapproved: '/transfer/preapproved-payments',
  subscribers: '/merchant/accounts/subscribers',
  webhooks: '/merchant/internal/webhook_log',
  signIn: '/login',
  linkPhone: '/scp-enable',
  limitedAccount: '/limited-account',
  taxSection: '/self-certification-splash',
  identityCheck: '/profile/identity',
  videoIdentity: '/profile/video-identity',
} as const

/** Lists that show one of their items at the same path. */
const ONE_OF_MANY = {
  batchHistory: '/history/batch-transfers',
  invoices: '/transfer/invoices',
  news: '/news',
} as const

type OneOfMany = Extract<ScreenDestination, { to: keyof typeof ONE_OF_MANY }>

const isOneOfMany = (destination: ScreenDestination): destination is OneOfMany =>
  destination.to in ONE_OF_MANY

type Plain = Extract<ScreenDestination, { to: keyof typeof PLAIN }>

const isPlain = (destination: ScreenDestination): destination is Plain => destination.to in PLAIN

function massLink({ type, batchId, rows }: Destination & { to: 'massTransfer' }) {
  const kind = MASS_KINDS.find(each => each.type === type)
  if (!kind) return { to: '/transfer/mass' } as const
  return { to: kind.to, search: { batch: batchId, rows } } as const
}

const approvalsLink = ({ id }: Destination & { to: 'approvals' }) =>
  id === undefined
    ? ({ to: '/approvals' } as const)
    : ({ to: '/approvals/$id', params: { id } } as const)

const profileLink = ({ section }: Destination & { to: 'profile' }) =>
  section === undefined
    ? ({ to: '/profile' } as const)
    : ({ to: '/profile', hash: `sp-profile-${section}` } as const)

/** The screens on which a batch is reviewed and paid: to other customers, and elsewhere. */
export const CONFIRM_PATHS = [
  '/transfer/mass/p2p/confirm',
  '/transfer/external/mass/confirm',
] as const

const confirmPath = ({ type }: Destination & { to: 'batchReview' }) =>
  CONFIRM_PATHS[type === 'p2p' ? 0 : 1]

const paymentLink = ({ kind, id, batchId }: Destination & { to: 'payment' }) =>
  kind === 'batch'
    ? ({ to: '/history/batch-transfers', search: { id: batchId } } as const)
    : ({ to: paymentPlace(kind), search: { payment: id } } as const)

function paymentPlace(kind: Exclude<PaymentOrder['kind'], 'batch'>) {
  if (kind === 'invoice') return '/transfer/invoices'
  if (kind === 'refund') return '/merchant/accounts/payments'
  // Checkouts have their own windows.
  return FORMS[kind === 'checkout' ? 'p2pTransfer' : TRANSFER_TARGETS[kind]]
}

const FORMS = {
  ownTransfer: '/transfer/account',
  p2pTransfer: '/transfer/p2p',
  externalTransfer: '/transfer/external',
} as const satisfies Record<TransferTarget, string>

type CardDestination = Extract<
  ScreenDestination,
  { to: 'cards' | 'card' | 'cardPin' | 'addCard' | 'confirmCard' }
>

const ABOUT_CARDS: readonly Destination['to'][] = [
  'cards',
  'card',
  'cardPin',
  'addCard',
  'confirmCard',
]

const isAboutCards = (destination: ScreenDestination): destination is CardDestination =>
  ABOUT_CARDS.includes(destination.to)

function cardLink(destination: CardDestination) {
  switch (destination.to) {
    case 'cards':
      return { to: destination.kind ? CARD_LISTS[destination.kind] : '/cards' } as const
    case 'card':
      return { to: '/cards/$accountId', params: { accountId: destination.accountId } } as const
    case 'cardPin':
      return { to: '/card/$accountId/pin', params: { accountId: destination.accountId } } as const
    case 'addCard':
      return { to: '/add-card' } as const
    case 'confirmCard':
      return { to: '/confirm-card/$cardId', params: { cardId: destination.cardId } } as const
  }
}

const CARD_LISTS = { physical: '/cards/physical', virtual: '/cards/virtual' } as const

const formSearch = ({ fromAccount, toAccount, edit }: TransferStart) => ({
  fromAccount,
  toAccount,
  edit,
})
