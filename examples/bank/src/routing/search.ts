/** A text of an address; undefined for anything else. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** What an address says of a check of who somebody is. */
interface CheckAddress {
  /** The check that somebody comes back from. */
  check?: string | undefined
}

/** Reads it from an address. */
export const readCheckAddress = (search: Record<string, unknown>): CheckAddress => ({
  check: text(search['check']),
})

/** What the address of a transfer says. */
interface TransferSearch {
  fromAccount?: string | undefined
  toAccount?: string | undefined
  /** The payment under way: from the review on it is named in the address. */
  payment?: string | undefined
  /** The payment that the form begins with: taken up again from its review, or refused. */
  edit?: string | undefined
}

/** Reads it from an address. */
export const readTransferSearch = (search: Record<string, unknown>): TransferSearch => ({
  fromAccount: text(search['fromAccount']),
  toAccount: text(search['toAccount']),
  payment: text(search['payment']),
  edit: text(search['edit']),
})

/** Writes what is given into an address. */
export function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const written = new URLSearchParams(
    given.map(([name, value]) => [name, String(value)]),
  ).toString()
  return written && `?${written}`
}

/** What the address of the batches says: the screen knows what of it can be looked for. */
interface BatchAddress {
  /** The one that is shown. */
  id?: string | undefined
  search?: string | undefined
  /** With commas between them. */
  types?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Reads it from an address. */
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

/** What the address of the history says: the screen knows what of it can be looked for. */
type HistoryAddress = { [Field in (typeof HISTORY_FIELDS)[number]]?: string | undefined }

/** Reads it from an address. */
export const readHistoryAddress = (search: Record<string, unknown>): HistoryAddress =>
  Object.fromEntries(
    HISTORY_FIELDS.flatMap(field => {
      const said = text(search[field])
      return said === undefined ? [] : [[field, said]]
    }),
  )

/** What the address of the invoices says: the screen knows what of it can be looked at. */
interface InvoicesAddress {
  list?: string | undefined
  status?: string | undefined
  /** The one that is open. */
  id?: string | undefined
  /** The payment of an invoice that is under way. */
  payment?: string | undefined
}

/** Reads it from an address. */
export const readInvoicesAddress = (search: Record<string, unknown>): InvoicesAddress => ({
  list: text(search['list']),
  status: text(search['status']),
  id: text(search['id']),
  payment: text(search['payment']),
})

/** What the address of the webhooks says. */
interface WebhooksAddress {
  tab?: 'log' | 'ipn' | undefined
}

/** Reads it from an address. */
export function readWebhooksAddress({ tab }: Record<string, unknown>): WebhooksAddress {
  return tab === 'log' || tab === 'ipn' ? { tab } : {}
}

/** What the address of a merchant's payments says. */
interface PaymentsAddress {
  /** The one that is open. */
  id?: string | undefined
  /** The refund that its form begins with. */
  edit?: string | undefined
  /** The refund that is under way. */
  payment?: string | undefined
}

/** Reads it from an address. */
export const readPaymentsAddress = (search: Record<string, unknown>): PaymentsAddress => ({
  id: text(search['id']),
  edit: text(search['edit']),
  payment: text(search['payment']),
})
