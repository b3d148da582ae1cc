import { accountCalls } from '@sixpence/protocol/accounts'
import { cardCalls } from '@sixpence/protocol/cards'
import { historyCalls } from '@sixpence/protocol/history'
import { transferCalls } from '@sixpence/protocol/transfers'

// Inside a function, because bundlers keep property reads at the top level even if unused.
/** The call that decides who may perform each card action: mostly the one of the same name. */
export const CARD_CALLS = /* @__PURE__ */ (() => ({
  ...cardCalls,
  balance: accountCalls.list,
  history: historyCalls.list,
  load: transferCalls.sendOwn,
  editName: cardCalls.setAlias,
  // Offered by no menu.
  enrollment: undefined,
  showPin: cardCalls.requestPin,
}))()
