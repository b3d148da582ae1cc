import type { AccessRight, RightAction } from '@sixpence/protocol'
import type { Decision } from '../rules/index.ts'
import { rightAllows } from './right-allows.ts'

/** A place of the main menu. */
export type MenuEntry = 'home' | 'ownTransfer' | 'p2pTransfer' | 'history'

/** What each place needs, in the order of the menu. */
export const MENU_NEEDS: Readonly<Record<MenuEntry, RightAction>> = {
  home: 'read',
  ownTransfer: 'full',
  p2pTransfer: 'initiate',
  history: 'read',
}

/** Decides whether the menu shows a place to somebody with this right. */
export const showsMenuEntry = (entry: MenuEntry, right: AccessRight): Decision<boolean> =>
  rightAllows(right, MENU_NEEDS[entry])
