import type { AccessRight, RightAction } from '@sixpence/protocol'
import type { Decision } from '../rules/index.ts'
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

/** What each place needs, in the order of the menu; `own` is about the person who is signed in. */
export const MENU_NEEDS: Readonly<Record<MenuEntry, RightAction | 'own'>> = {
  home: 'read',
  cards: 'read',
  ownTransfer: 'initiate',
  p2pTransfer: 'initiate',
  history: 'read',
  approvals: 'read',
  settings: 'own',
}

/** Decides whether the menu shows a place to somebody with this right. */
export function showsMenuEntry(entry: MenuEntry, right: AccessRight): Decision<boolean> {
  const need = MENU_NEEDS[entry]
  if (need !== 'own') return rightAllows(right, need)
  return { result: true, rule: 'own', because: 'It is about the person who is signed in.' }
}
