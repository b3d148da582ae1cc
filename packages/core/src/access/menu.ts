import { EXTERNAL_KINDS, type PermittedAction, type RightAction } from '@sixpence/protocol'
import type { Decision } from '../rules/index.ts'
import { mayBeginOneOf, type UserRights } from './may-begin.ts'
import { rightAllows } from './right-allows.ts'

/** A place of the main menu. */
export type MenuEntry =
  | 'home'
  | 'cards'
  | 'ownTransfer'
  | 'sendMoney'
  | 'history'
  | 'preapproved'
  | 'invoices'
  | 'approvals'
  | 'approved'
  | 'merchant'
  | 'settings'

/** What a place asks for: a right, or the right and a flag of something that is begun there. */
type MenuNeed =
  | { readonly right: RightAction }
  | { readonly beginsOneOf: readonly PermittedAction[] }
  /** It is about the person who is signed in. */
  | 'own'

/** What money is sent to another customer or another bank by. */
const SENDING: readonly PermittedAction[] = [
  'p2p',
  ...EXTERNAL_KINDS.flatMap(kind => [`${kind}3d`, `${kind}Own`] as const),
]

/** What each place needs, in the order of the menu. */
export const MENU_NEEDS: Readonly<Record<MenuEntry, MenuNeed>> = {
  home: { right: 'read' },
  cards: { right: 'read' },
  ownTransfer: { beginsOneOf: ['betweenAccounts'] },
  sendMoney: { beginsOneOf: SENDING },
  history: { right: 'read' },
  preapproved: { right: 'read' },
  invoices: { right: 'read' },
  approvals: { right: 'read' },
  approved: { right: 'read' },
  merchant: { right: 'read' },
  settings: 'own',
}

/** Decides whether the menu shows a place to someone. */
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
 * The places of the main menu for someone, in its order. A person approves what they begin
 * themselves, and sells nothing: for them there is neither.
 */
export function mainMenu(standing: UserRights, isBusiness: boolean): readonly MenuEntry[] {
  const shown = ENTRIES.filter(entry => showsMenuEntry(entry, standing).result)
  return isBusiness ? shown : shown.filter(entry => !OF_BUSINESSES.includes(entry))
}

const OF_BUSINESSES: readonly MenuEntry[] = ['approvals', 'approved', 'merchant']

const TAB_BAR_PLACES = 5
const MENU_ONLY: readonly MenuEntry[] = [
  'settings',
  'approved',
  'preapproved',
  'invoices',
  'merchant',
]

/**
 * The menu entries for the tab bar of a phone, which has room for five and none for the settings.
 * What was decided is reached from what waits, what repeats from transfers between own accounts,
 * and invoices and the tools of a merchant from where the person's own things are. If there are
 * more, those are reached from where money is sent.
 */
export function tabBar(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  const places = menu.filter(entry => !MENU_ONLY.includes(entry))
  return places.length > TAB_BAR_PLACES ? places.filter(entry => entry !== 'ownTransfer') : places
}

// In the order of the table.
const ENTRIES = /* @__PURE__ */ Object.keys(MENU_NEEDS) as MenuEntry[]
