import { accountCalls } from '@sixpence/protocol/accounts'
import { type CardAction, cardCalls } from '@sixpence/protocol/cards'
import { historyCalls } from '@sixpence/protocol/history'
import type { NamedCall } from '@sixpence/protocol'
import { transferCalls } from '@sixpence/protocol/transfers'

// Within a function: bundlers keep what is read of objects at the top level, even if unused.
/** The call that decides who may do something with a card. */
export const CARD_CALLS = /* @__PURE__ */ (() => ({
  balance: accountCalls.list,
  history: historyCalls.list,
  load: transferCalls.sendOwn,
  pause: cardCalls.pause,
  unpause: cardCalls.unpause,
  block: cardCalls.block,
  editName: cardCalls.setAlias,
  details: cardCalls.details,
  showPin: cardCalls.requestPin,
  changePin: cardCalls.changePin,
  activate: cardCalls.activate,
  reissue: cardCalls.reissue,
  upgradeShipping: cardCalls.upgradeShipping,
  confirm: cardCalls.confirm,
}))() satisfies Readonly<Partial<Record<CardAction | 'confirm', NamedCall>>>
