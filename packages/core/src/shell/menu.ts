import type { RightAction } from '@sixpence/protocol/call'
import { BATCH_OPERATIONS, EXTERNAL_KINDS, externalAction } from '@sixpence/protocol/payments'
import type { PermittedAction } from '@sixpence/protocol/permissions'
import type { Decision } from '../rules/index.ts'
import { mayBeginOneOf, rightAllows, type UserRights } from '../access/index.ts'

/** An entry in the main menu. */
export type MenuEntry =
  | 'home'
  | 'merchant'
  | 'cards'
  | 'ownTransfer'
  | 'sendMoney'
  | 'payMany'
  | 'history'
  | 'preapproved'
  | 'invoices'
  | 'approvals'
  | 'settings'

/** The requirement of an entry: a right, or permission to begin one of several actions. */
type MenuNeed =
  | { readonly right: RightAction }
  | { readonly beginsOneOf: readonly PermittedAction[] }
  /** Concerns the signed-in person. */
  | 'own'

/** Ways to send money to another customer or bank. */
const SENDING: readonly PermittedAction[] = [
  'p2p',
  ...EXTERNAL_KINDS.flatMap(kind => [externalAction(kind, '3d'), externalAction(kind, 'own')]),
]

/** The requirement of each entry, in the order of the menu. */
export const MENU_NEEDS: Readonly<Record<MenuEntry, MenuNeed>> = {
  home: { right: 'read' },
  merchant: { right: 'read' },
  cards: { right: 'read' },
  ownTransfer: { beginsOneOf: ['betweenAccounts'] },
  sendMoney: { beginsOneOf: SENDING },
  payMany: { beginsOneOf: BATCH_OPERATIONS },
  history: { right: 'read' },
  preapproved: { right: 'read' },
  invoices: { right: 'read' },
  approvals: { right: 'read' },
  settings: 'own',
}

/** Decides whether the menu shows an entry to someone. */
export function showsMenuEntry(entry: MenuEntry, standing: UserRights): Decision<boolean> {
  const need = MENU_NEEDS[entry]
  if (need === 'own') {
    return { result: true, rule: 'own', because: 'It is about the person who is signed in.' }
  }
  return 'right' in need
    ? rightAllows(standing.right, need.right)
    : mayBeginOneOf(need.beginsOneOf, standing)
}

/**
 * Returns someone's main menu, in order. Approvals and merchant are only for businesses: people
 * approve their own payments and sell nothing. People find paying many beside their transfers.
 */
export function mainMenu(standing: UserRights, isBusiness: boolean): readonly MenuEntry[] {
  const shown = ENTRIES.filter(entry => showsMenuEntry(entry, standing).result)
  return isBusiness ? shown : shown.filter(entry => !OF_BUSINESSES.includes(entry))
}

const OF_BUSINESSES: readonly MenuEntry[] = ['approvals', 'merchant', 'payMany']

/** The menu entries above a screen, in two parts. */
export interface HeaderMenu {
  readonly shown: readonly MenuEntry[]
  /** Entries in the overflow menu at the end; none, or at least two. */
  readonly more: readonly MenuEntry[]
}

const MAX_HEADER_ENTRIES = 7
const HEADER_MORE: readonly MenuEntry[] = ['ownTransfer', 'payMany', 'preapproved', 'invoices']

/** Returns the menu entries for the header of a wide screen, which has room for seven. */
export function headerMenu(menu: readonly MenuEntry[]): HeaderMenu {
  const shown = menu.filter(entry => entry !== 'settings')
  if (shown.length <= MAX_HEADER_ENTRIES) return { shown, more: [] }
  return {
    shown: shown.filter(entry => !HEADER_MORE.includes(entry)),
    more: shown.filter(entry => HEADER_MORE.includes(entry)),
  }
}

const MAX_TABS = 5
const NO_TABS: readonly MenuEntry[] = ['settings', 'payMany', 'preapproved', 'invoices']

/**
 * Returns the menu entries for the tab bar of a phone, which has room for five. The rest stay
 * reachable from the personal menu; transfers between accounts also from the send-money page.
 */
export function tabBar(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  const tabs = menu.filter(entry => !NO_TABS.includes(entry))
  const spare: readonly MenuEntry[] = menu.includes('sendMoney')
    ? ['ownTransfer', 'cards']
    : ['cards']
  const left = spare.slice(0, Math.max(0, tabs.length - MAX_TABS))
  return tabs.filter(entry => !left.includes(entry))
}

// In the order of the table.
const ENTRIES = /* @__PURE__ */ Object.keys(MENU_NEEDS) as MenuEntry[]
