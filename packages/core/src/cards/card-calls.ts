import { accountMethods } from '@sixpence/protocol/accounts'
import { type CardAction, cardMethods } from '@sixpence/protocol/cards'
import { historyMethods } from '@sixpence/protocol/history'
import type { NamedMethod } from '@sixpence/protocol'
import { transferMethods } from '@sixpence/protocol/transfers'

/** The call that decides who may do something with a card. */
export const CARD_CALLS = {
  balance: accountMethods.list,
  history: historyMethods.list,
  load: transferMethods.sendOwn,
  pause: cardMethods.pause,
  unpause: cardMethods.unpause,
  block: cardMethods.block,
  editName: cardMethods.setAlias,
  details: cardMethods.details,
  showPin: cardMethods.requestPin,
  changePin: cardMethods.changePin,
  activate: cardMethods.activate,
  reissue: cardMethods.reissue,
  upgradeShipping: cardMethods.upgradeShipping,
} as const satisfies Readonly<Partial<Record<CardAction, NamedMethod>>>
