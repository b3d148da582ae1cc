import type { PermittedAction, RightAction } from '@sixpence/protocol'
import type { Decision } from '../rules/index.ts'
import { mayBegin, type UserRights } from './may-begin.ts'
import { rightAllows } from './right-allows.ts'

/** A place of the main menu. */
export type MenuEntry =
  | 'home'
  | 'cards'
  | 'ownTransfer'
  | 'p2pTransfer'
  | 'history'
  | 'approvals'
  | 'settings'

/** What a place asks for: a right, or the right and the flag of what is begun there. */
type MenuNeed =
  | { readonly right: RightAction }
  | { readonly begins: PermittedAction }
  /** It is about the person who is signed in. */
  | 'own'

/** What each place needs, in the order of the menu. */
export const MENU_NEEDS: Readonly<Record<MenuEntry, MenuNeed>> = {
  home: { right: 'read' },
  cards: { right: 'read' },
  ownTransfer: { begins: 'betweenAccounts' },
  p2pTransfer: { begins: 'p2p' },
  history: { right: 'read' },
  approvals: { right: 'read' },
  settings: 'own',
}

/** Decides whether the menu shows a place to somebody. */
export function showsMenuEntry(entry: MenuEntry, standing: UserRights): Decision<boolean> {
  const need = MENU_NEEDS[entry]
  if (need === 'own') {
    return { result: true, rule: 'own', because: 'It is about the person who is signed in.' }
  }
  return 'right' in need ? rightAllows(standing.right, need.right) : mayBegin(need.begins, standing)
}

/**
 * The places of the main menu for somebody, in its order; there is room for five beside the
 * settings. A person approves what they begin themselves, and a business finds the transfers
 * between its own accounts where it sends: they stand in the menu where it may not send.
 */
export function mainMenu(standing: UserRights, isBusiness: boolean): readonly MenuEntry[] {
  const shown = ENTRIES.filter(entry => showsMenuEntry(entry, standing).result)
  const other = isBusiness ? shown.includes('p2pTransfer') && 'ownTransfer' : 'approvals'
  return shown.filter(entry => entry !== other)
}

// In the order of the table.
const ENTRIES = /* @__PURE__ */ Object.keys(MENU_NEEDS) as MenuEntry[]
