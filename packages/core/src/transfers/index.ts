export { isLimitable, isQuotable, ownTransferToPrice } from './own-transfer-draft.ts'
export type { FixedAmount, LimitableDraft, OwnTransferDraft } from './own-transfer-draft.ts'
export { isP2pComplete, isP2pQuotable } from './p2p-transfer-draft.ts'
export type { P2pTransferDraft, QuotableP2pDraft } from './p2p-transfer-draft.ts'
export { mayBeEmail } from '@sixpence/protocol/email-address'
export { transferDraft } from './transfer-draft.ts'
export type { RepeatableTransaction } from './transfer-draft.ts'
export type { RecentQuery } from './recent-transfers.ts'
export { transfers } from './transfers.ts'
export type { TransferRoute, Transfers } from './transfers.ts'

export {
  EXTERNAL_CARD_FIELDS,
  EXTERNAL_KINDS,
  externalAction,
  FEE_SHARES,
  INSTANT_KEY_KINDS,
  INSTANT_KEY_TYPES,
  LIMITED_OPERATIONS,
} from '@sixpence/protocol/transfers'
export {
  isExternalKind,
  isTransferKind,
  PAYMENT_KINDS,
  sharesFee,
} from '@sixpence/protocol/payments'
export type {
  ExternalCard,
  ExternalCardEntry,
  ExternalKind,
  ExternalOrder,
  ExternalPermission,
  ExternalQuote,
  ExternalTransfer,
  ExternalTransferToPrice,
  FeeShare,
  FormerPayeeAccount,
  IbanBank,
  InstantKeyInfo,
  InstantKeyType,
  LimitedOperation,
  MaxAmount,
  NamedPayee,
  OwnTransfer,
  OwnTransferOrder,
  OwnTransferQuote,
  OwnTransferToPrice,
  P2pBeneficiary,
  P2pTransfer,
  P2pTransferOrder,
  P2pTransferQuote,
  PayeeCheck,
  PayeeEmailCheck,
  PayeeNameCheck,
  PaymentTemplate,
  PayoutCountry,
  PayoutFee,
  PayoutField,
  PayoutOption,
  PayoutWay,
  Rail,
  RecentTransfer,
  Rehearsal,
  SwiftBank,
  TransferLimits,
  WireOrder,
  WireToPrice,
} from '@sixpence/protocol/transfers'
