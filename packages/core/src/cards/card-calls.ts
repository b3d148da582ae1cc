import {
  activateCard,
  blockCard,
  changeCardPin,
  listAccounts,
  listTransactions,
  openCardDetails,
  pauseCard,
  reissueCard,
  sendOwnTransfer,
  setCardAlias,
  showCardPin,
  unpauseCard,
  upgradeReissueShipping,
  type CardAction,
  type NamedMethod,
} from '@sixpence/protocol'

/** The call that decides who may do something with a card. */
export const CARD_CALLS = {
  balance: listAccounts,
  history: listTransactions,
  load: sendOwnTransfer,
  pause: pauseCard,
  unpause: unpauseCard,
  block: blockCard,
  editName: setCardAlias,
  details: openCardDetails,
  showPin: showCardPin,
  changePin: changeCardPin,
  activate: activateCard,
  reissue: reissueCard,
  upgradeShipping: upgradeReissueShipping,
} as const satisfies Readonly<Partial<Record<CardAction, NamedMethod>>>
