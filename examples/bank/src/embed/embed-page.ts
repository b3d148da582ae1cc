import type { MessageDomain } from '@sixpence/react/i18n'
import { PAGE_TEXTS } from './page-texts.gen.ts'

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

/** The component that each page shows. */
const SHOWN = {
  accounts: 'AccountsFrame',
  approvals: 'ApprovalsFrame',
  cards: 'CardsFrame',
  history: 'HistoryFrame',
  invoice: 'InvoiceFrame',
  transfer: 'TransferFrame',
  verification: 'VerificationFrame',
  'sign-in': 'GrantStep',
  confirm: 'ConfirmStep',
  decide: 'DecideStep',
  checkout: 'CheckoutStep',
  'pay-invoice': 'PayInvoiceStep',
} as const satisfies Readonly<Record<FrameName | WindowName, keyof typeof PAGE_TEXTS>>

/** Returns the message domains that a page needs to be loaded before it is drawn. */
export const roomsOf = ({ name }: EmbedPage): readonly MessageDomain[] => [
  ...PAGE_TEXTS.EmbedApp,
  ...PAGE_TEXTS[SHOWN[name]],
]
