import type { MessageDomain } from '@sixpence/react/i18n'

/** Pages inside third parties' pages. */
const FRAMES = [
  'accounts',
  'approvals',
  'cards',
  'history',
  'invoice',
  'transfer',
  'verification',
] as const
/** Pages in their own windows, which a frame or a third party's page opens. */
const WINDOWS = ['sign-in', 'confirm', 'decide', 'checkout', 'pay-invoice'] as const

export type FrameName = (typeof FRAMES)[number]
export type WindowName = (typeof WINDOWS)[number]

/** One of the pages below `/embed/`, or the bank's own page of a saved button or a short name. */
export type EmbedPage =
  | { readonly kind: 'frame'; readonly name: FrameName }
  | {
      readonly kind: 'window'
      readonly name: WindowName
      /** For the bank's own page: the saved button's id, or the merchant's short name. */
      readonly own?: string | undefined
    }

/** Returns the page at an address; undefined for any other address. */
export function embedPage(pathname: string): EmbedPage | undefined {
  const own = /^\/pay\/([\w-]{1,64})$/.exec(pathname)?.[1]
  if (own !== undefined) return { kind: 'window', name: 'checkout', own }
  const frame = FRAMES.find(name => pathname === `/embed/${name}`)
  if (frame) return { kind: 'frame', name: frame }
  const window = WINDOWS.find(name => pathname === `/embed/${name}`)
  return window && { kind: 'window', name: window }
}

const EVERYWHERE: readonly MessageDomain[] = ['common', 'errors', 'embedding', 'sign-in']
const PAYING: readonly MessageDomain[] = ['accounts', 'payments']
const DECIDING: readonly MessageDomain[] = ['accounts', 'approvals', 'batches', 'payments']

/** The message domains that each page needs. */
const ROOMS: Readonly<Record<FrameName | WindowName, readonly MessageDomain[]>> = {
  accounts: [...EVERYWHERE, 'accounts'],
  approvals: [...EVERYWHERE, ...DECIDING, 'access', 'start'],
  cards: [...EVERYWHERE, 'accounts', 'cards', 'history'],
  history: [...EVERYWHERE, 'accounts', 'history'],
  invoice: [...EVERYWHERE, 'invoices'],
  transfer: [...EVERYWHERE, ...PAYING, 'transfers', 'send-money'],
  verification: [...EVERYWHERE, 'verification'],
  'sign-in': EVERYWHERE,
  confirm: [...EVERYWHERE, ...PAYING],
  decide: [...EVERYWHERE, ...DECIDING, 'attempts'],
  checkout: [...EVERYWHERE, ...PAYING, 'checkouts'],
  'pay-invoice': [...EVERYWHERE, ...PAYING, 'account', 'invoices', 'attempts'],
}

/** The message domains that a page needs to be loaded before it is drawn. */
export const roomsOf = ({ name }: EmbedPage): readonly MessageDomain[] => ROOMS[name]
