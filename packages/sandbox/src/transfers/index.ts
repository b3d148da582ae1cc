import { listWaysHandlers } from './external/list-ways.ts'
import { getExternalHandlers } from './external/get-external.ts'
import { sendExternalHandlers } from './external/send-external.ts'
import { lookUpBanksHandlers } from './external/look-up-banks.ts'
import { quoteExternalHandlers } from './external/quote-external.ts'
import { getLimitsHandlers } from './get-limits.ts'
import { getMaxAmountHandlers } from './get-max-amount.ts'
import { listP2pBeneficiariesHandlers } from './payees/list-p2p-beneficiaries.ts'
import { externalCardHandlers } from './payees/external-cards.ts'
import { listRecentTransfersHandlers } from './payees/list-recent-transfers.ts'
import { listTemplatesHandlers } from './payees/list-templates.ts'
import { quoteOwnTransferHandlers } from './own/quote-own-transfer.ts'
import { quoteP2pTransferHandlers } from './quote-p2p-transfer.ts'
import { rehearseHandlers } from './rehearsal/rehearse.ts'
import { sendOwnTransferHandlers } from './own/send-own-transfer.ts'
import { sendP2pTransferHandlers } from './send-p2p-transfer.ts'

export { orderExternal } from './external/prepare-external.ts'
export { priceAgain } from './external/price-again.ts'
export { bookDue } from './external/clearing/book-due.ts'
export { clearingJob } from './external/clearing/clearing-job.ts'
export { checkExpected } from './check-expected.ts'
export { checkLimits, holdPayer } from './check-limits.ts'
export { limitFault } from './limit-fault.ts'
export { limitsLeft } from './limits-left.ts'
export type { LimitsLeft } from './limits-left.ts'
export { moveOwnTransfer } from './own/move-own-transfer.ts'
export { prepareOwnTransfer } from './own/prepare-own-transfer.ts'
export { priceOwnTransfer } from './own/price-own-transfer.ts'
export { setLimits } from './set-limits.ts'
export { limitsOf } from './limits-of.ts'
export { feeOf } from './schedules.ts'
export { payoutFields } from './external/payout-fields.ts'
export { payoutWays } from './external/payout-ways.ts'
export { keptCards } from './payees/external-cards.ts'
export { paidPeople } from './payees/paid-people.ts'
export { keepExternalCard, keepTemplate } from './payees/keep-payee.ts'
export { seedPayees } from './payees/seed-payees.ts'
export { isNumberFrame, numberFrameService } from './vault/number-frame-service.ts'
export { findInstantPayee } from './payees/instant-keys.ts'

export const transferHandlers = {
  ...getLimitsHandlers,
  ...getMaxAmountHandlers,
  ...getExternalHandlers,
  ...sendExternalHandlers,
  ...listP2pBeneficiariesHandlers,
  ...listWaysHandlers,
  ...lookUpBanksHandlers,
  ...quoteExternalHandlers,
  ...externalCardHandlers,
  ...listRecentTransfersHandlers,
  ...listTemplatesHandlers,
  ...quoteOwnTransferHandlers,
  ...quoteP2pTransferHandlers,
  ...rehearseHandlers,
  ...sendOwnTransferHandlers,
  ...sendP2pTransferHandlers,
}
