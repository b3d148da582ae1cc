import { isStopped, type Account, type AccountStatus } from '@sixpence/core/accounts'

/** A card's appearance: in use, paused, on its way, or no longer usable. */
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

/** Returns a card's appearance. A card stopped for fraud is always `over`. */
export const cardLook = (card: Pick<Account, 'accountStatusId' | 'cardHasFraudMark'>): CardLook =>
  isStopped(card) ? 'over' : LOOKS[card.accountStatusId]
