/** Returns a text from an address; undefined for anything else. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The part of an address that names an identity check. */
interface CheckAddress {
  /** The id of the check that the customer comes back from. */
  check?: string | undefined
}

/** Reads the identity check from an address. */
export const readCheckAddress = (search: Record<string, unknown>): CheckAddress => ({
  check: text(search['check']),
})

/** The search part of a transfer's address. */
interface TransferSearch {
  fromAccount?: string | undefined
  toAccount?: string | undefined
  /** The payment under way; the address names it from the review on. */
  payment?: string | undefined
  /** The payment that the form begins with: edited from its review, or refused. */
  edit?: string | undefined
}

/** Reads a transfer's address. */
export const readTransferSearch = (search: Record<string, unknown>): TransferSearch => ({
  fromAccount: text(search['fromAccount']),
  toAccount: text(search['toAccount']),
  payment: text(search['payment']),
  edit: text(search['edit']),
})

/** Writes the given values into an address. */
export function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const written = new URLSearchParams(
    given.map(([name, value]) => [name, String(value)]),
  ).toString()
  return written && `?${written}`
}

/** The search part of the batches' address. The screen knows which values it can search for. */
interface BatchAddress {
  /** The id of the open batch. */
  id?: string | undefined
  search?: string | undefined
  /** Separated by commas. */
  types?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Reads the batches' address. */
export const readBatchAddress = (search: Record<string, unknown>): BatchAddress => ({
  id: text(search['id']),
  search: text(search['search']),
  types: text(search['types']),
  from: text(search['from']),
  to: text(search['to']),
})

const HISTORY_FIELDS = [
  'accountId',
  'keyword',
  'transactionType',
  'transactionDirection',
  'status',
  'period',
  'fromDate',
  'toDate',
  'fromAmount',
  'toAmount',
  'email',
] as const

/** The search part of the history's address. The screen knows which values it can search for. */
type HistoryAddress = { [Field in (typeof HISTORY_FIELDS)[number]]?: string | undefined }

/** Reads the history's address. */
export const readHistoryAddress = (search: Record<string, unknown>): HistoryAddress =>
  Object.fromEntries(
    HISTORY_FIELDS.flatMap(field => {
      const said = text(search[field])
      return said === undefined ? [] : [[field, said]]
    }),
  )

/** The search part of the invoices' address. The screen knows which values it can show. */
interface InvoicesAddress {
  list?: string | undefined
  status?: string | undefined
  /** The id of the open invoice. */
  id?: string | undefined
  /** The payment under way of an invoice. */
  payment?: string | undefined
}

/** Reads the invoices' address. */
export const readInvoicesAddress = (search: Record<string, unknown>): InvoicesAddress => ({
  list: text(search['list']),
  status: text(search['status']),
  id: text(search['id']),
  payment: text(search['payment']),
})

/** The search part of the webhooks' address. */
interface WebhooksAddress {
  tab?: 'log' | 'ipn' | undefined
}

/** Reads the webhooks' address. */
export function readWebhooksAddress({ tab }: Record<string, unknown>): WebhooksAddress {
  return tab === 'log' || tab === 'ipn' ? { tab } : {}
}

/** The search part of the address of a merchant's payments. */
interface PaymentsAddress {
  /** The id of the open payment. */
  id?: string | undefined
  /** The refund that the form begins with. */
  edit?: string | undefined
  /** The refund under way. */
  payment?: string | undefined
}

/** Reads the address of a merchant's payments. */
export const readPaymentsAddress = (search: Record<string, unknown>): PaymentsAddress => ({
  id: text(search['id']),
  edit: text(search['edit']),
  payment: text(search['payment']),
})

/** The search part of the address on which many are paid. The screen knows its values. */
interface MassAddress {
  /** The id of the draft. */
  batch?: string | undefined
  /** The rows of the draft to show first. */
  rows?: string | undefined
}

/** Reads the draft from an address. */
export const readMassAddress = (search: Record<string, unknown>): MassAddress => ({
  batch: text(search['batch']),
  rows: text(search['rows']),
})
