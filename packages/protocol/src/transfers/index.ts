import { methodsOf, type Methods } from '../method.ts'
import { transferCalls } from './calls.ts'
import { transferDecoders } from './decoders.gen.ts'

export * from './calls.ts'

export { EXTERNAL_KINDS, externalAction, type ExternalKind } from '../payment-kinds/index.ts'
export * from './facts.ts'
export * from '../payouts/index.ts'
export type { SwiftBank, IbanBank } from './bank-look-ups.ts'
export type {
  ExternalOrder,
  WireOrder,
  ExternalReceipt,
  ExternalTransfer,
  ExternalTransferToPrice,
  WireToPrice,
  ExternalQuote,
} from './external-orders.ts'
export type { InstantKeyInfo } from './instant-keys.ts'
export type { NamedPayee, PayeeNameCheck } from './payee-check.ts'
export type { ExternalPermission } from './rails.ts'
export type { RecentTransfer, RecentTransferFilter } from './recent-transfers.ts'
export type { RehearsedOrder, Rehearsal } from './rehearsal.ts'
export type { PaymentTemplate, ExternalCard, ExternalCardEntry } from './saved-payees.ts'
export type {
  PayeeEmailCheck,
  OwnTransfer,
  OwnTransferToPrice,
  OwnTransferOrder,
  OwnTransferQuote,
  OwnTransferReceipt,
  P2pBeneficiary,
  P2pTransfer,
  P2pTransferOrder,
  P2pTransferQuote,
  P2pTransferReceipt,
  MaxAmount,
  TransferLimits,
} from './schemas.ts'

/** The calls of `transferCalls` with their decoders. */
export const transferMethods: Methods<typeof transferCalls, typeof transferDecoders> =
  /* @__PURE__ */ methodsOf(transferCalls, transferDecoders)
