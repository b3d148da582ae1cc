import {
  BATCH_KINDS,
  type BatchOperation,
  type ExternalKind,
  type Kinds,
  PAYMENT_KINDS,
  type PaymentOperation,
  type TransactionOf,
} from './kinds.ts'

/** The kinds, in the order in which they are offered and listed. */
export const PAYMENT_OPERATIONS = /* @__PURE__ */ Object.keys(PAYMENT_KINDS) as PaymentOperation[] // The keys of the table.

/** Returns true if payments of a kind leave the bank. */
export const isExternalKind = (kind: string): kind is ExternalKind =>
  Object.hasOwn(PAYMENT_KINDS, kind) && PAYMENT_KINDS[kind as PaymentOperation].group === 'external'

/**
 * The kinds that leave the bank. `cryptoEft` is also called digital, and `oct`, a payout to a card,
 * credit card.
 */
export const EXTERNAL_KINDS: readonly ExternalKind[] =
  /* @__PURE__ */ PAYMENT_OPERATIONS.filter(isExternalKind)

/** The external kinds for which the payer chooses who bears the fee. */
export type SharedFeeKind = {
  [Kind in ExternalKind]: Kinds[Kind] extends { readonly sharesFee: true } ? Kind : never
}[ExternalKind]

/** Returns true if the payer chooses who bears the fee. */
export const sharesFee = (kind: ExternalKind): kind is SharedFeeKind =>
  'sharesFee' in PAYMENT_KINDS[kind]

/** The external kinds for which the payer always bears the fee. */
export const PAYER_FEE_KINDS = /* @__PURE__ */ EXTERNAL_KINDS.filter(
  (kind): kind is Exclude<ExternalKind, SharedFeeKind> => !sharesFee(kind),
)

/** The kinds that customers start themselves, without a request from someone else. */
export type TransferKind = {
  [Kind in PaymentOperation]: Kinds[Kind] extends { readonly send: string } ? Kind : never
}[PaymentOperation]

/** Returns true if customers start payments of a kind themselves. */
export const isTransferKind = (kind: string): kind is TransferKind =>
  Object.hasOwn(PAYMENT_KINDS, kind) && 'send' in PAYMENT_KINDS[kind as PaymentOperation]

/** The keys in the client of the calls that send transfers. */
export type SendCall = Extract<Kinds[PaymentOperation], { readonly send: string }>['send']

/** {@link SendCall}, from the table. */
export const SEND_CALLS: readonly SendCall[] = /* @__PURE__ */ Object.values(PAYMENT_KINDS).flatMap(
  kind => ('send' in kind ? [kind.send] : []),
)

/** The actions of sending by an external kind, to one's own account elsewhere or to someone else. */
export type ExternalAction = Kinds[ExternalKind]['flags']['own' | '3d'][0]

/** Returns the action needed to send money out of the bank by a kind. */
export const externalAction = (kind: ExternalKind, to: 'own' | '3d'): ExternalAction =>
  PAYMENT_KINDS[kind].flags[to][0]

type Flag = Kinds[Exclude<PaymentOperation, ExternalKind>]['flag'] | ExternalFlag
type ExternalFlag = Kinds[ExternalKind]['flags']['own' | '3d']

/** The actions of single payments, each with its flag. */
export type PaymentFlags = { readonly [F in Flag as F[0]]: F[1] }

/** {@link PaymentFlags}, from the table. */
export const PAYMENT_FLAGS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(PAYMENT_KINDS).flatMap((kind): Flag[] =>
    'flag' in kind ? [kind.flag] : [kind.flags.own, kind.flags['3d']],
  ),
) as PaymentFlags // Each row gives its own.

/** The kinds of batches, in the order in which they are listed. */
export const BATCH_OPERATIONS = /* @__PURE__ */ Object.keys(BATCH_KINDS) as BatchOperation[] // The keys of the table.

type BatchFlag = (typeof BATCH_KINDS)[BatchOperation]['flag']

/** The actions of batch payments, each with its flag. */
export type BatchFlags = { readonly [F in BatchFlag as F[0]]: F[1] }

/** {@link BatchFlags}, from the table. */
export const BATCH_FLAGS = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(BATCH_KINDS).map(({ flag }) => flag),
) as BatchFlags // Each row gives its own.

/** The numbers of payments in the history, each with its transaction type. */
export type PaymentTypes = {
  readonly [Kind in PaymentOperation as Kinds[Kind]['typeId']]: TransactionOf<Kind>
}

/** {@link PaymentTypes}, from the table. */
export const PAYMENT_TYPES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(PAYMENT_KINDS).map(({ typeId, transaction }) => [
    typeId,
    transaction,
  ]),
) as PaymentTypes // Each row gives its own.

/** A union with one member for each kind, from types that several kinds share. */
export type EachOperation<Of> = Of extends { readonly operation: infer Kind }
  ? WithOperation<Of, Kind>
  : never

type WithOperation<Of, Kind> = Kind extends PaymentOperation
  ? Omit<Of, 'operation'> & { readonly operation: Kind }
  : never
