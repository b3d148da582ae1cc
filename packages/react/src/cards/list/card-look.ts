import { isStopped, type Account, type AccountStatus } from '@sixpence/core'

/** How a card lies on the table: in use, paused, on its way, or of no use any more. */
export type CardLook = 'inUse' | 'paused' | 'coming' | 'over'

const LOOKS: Readonly<Record<AccountStatus, CardLook>> = {
  active: 'inUse',
  paused: 'paused',
  submitted: 'coming',
  processing: 'coming',
  printing: 'coming',
  printed: 'coming',
  shipped: 'coming',
  pending: 'coming',
  pendingDocument: 'coming',
  limited: 'paused',
  canceled: 'over',
  closed: 'over',
  expired: 'over',
  fraud: 'over',
}

/** Says how to draw a card. One that was stopped for fraud is over, whatever its status. */
export const cardLook = (card: Pick<Account, 'accountStatusId' | 'cardHasFraudMark'>): CardLook =>
  isStopped(card) ? 'over' : LOOKS[card.accountStatusId]
