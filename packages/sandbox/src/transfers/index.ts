import type { NamedMethodRoute } from '../http/index.ts'
import { getLimitsRoute } from './get-limits.ts'
import { getMaxAmountRoute } from './get-max-amount.ts'
import { listP2pBeneficiariesRoute } from './list-p2p-beneficiaries.ts'
import { listRecentTransfersRoute } from './list-recent-transfers.ts'
import { quoteOwnTransferRoute } from './quote-own-transfer.ts'
import { quoteP2pTransferRoute } from './quote-p2p-transfer.ts'
import { sendOwnTransferRoute } from './send-own-transfer.ts'
import { sendP2pTransferRoute } from './send-p2p-transfer.ts'

export { checkExpected } from './check-expected.ts'
export { checkLimits } from './check-limits.ts'
export { ownTransferPostings } from './own-transfer-postings.ts'
export { prepareP2p } from './prepare-p2p.ts'
export { priceOwnTransfer } from './price-own-transfer.ts'
export { feeOf } from './schedules.ts'

export const transfersRoutes: readonly NamedMethodRoute[] = [
  getLimitsRoute,
  getMaxAmountRoute,
  listP2pBeneficiariesRoute,
  listRecentTransfersRoute,
  quoteOwnTransferRoute,
  quoteP2pTransferRoute,
  sendOwnTransferRoute,
  sendP2pTransferRoute,
]
