export { ownTransferSchema, quoteOwnTransfer, sendOwnTransfer } from './own-transfer.ts'
export type {
  OwnTransfer,
  OwnTransferOrder,
  OwnTransferQuote,
  OwnTransferReceipt,
} from './own-transfer.ts'
export {
  listP2pBeneficiaries,
  listRecentTransfers,
  p2pTransferSchema,
  quoteP2pTransfer,
  sendP2pTransfer,
} from './p2p-transfer.ts'
export type {
  P2pBeneficiary,
  P2pTransfer,
  P2pTransferOrder,
  P2pTransferQuote,
  P2pTransferReceipt,
  RecentTransfer,
} from './p2p-transfer.ts'
export { getLimits, getMaxAmount, LIMITED_OPERATIONS } from './transfer-limits.ts'
export type { LimitedOperation, MaxAmount, TransferLimits } from './transfer-limits.ts'
