/** What an invoice can be, by its id on the wire. */
export const INVOICE_STATUS = {
  1: 'awaitingPayment',
  /** Its due date has passed. */
  2: 'unpaid',
  /**
   * A payment of it waits for an approval: of who was asked, or the reader's own. What somebody
   * began who came by a link is seen by them and the payee alone.
   */
  3: 'pendingApproval',
  4: 'paid',
  5: 'rejected',
} as const

export type InvoiceStatus = (typeof INVOICE_STATUS)[keyof typeof INVOICE_STATUS]

/**
 * Who somebody is to an invoice. `payee`: is to be paid; `addressee`: was asked to pay; `bearer`:
 * came by its link, or has paid it so.
 */
export const INVOICE_PARTIES = ['payee', 'addressee', 'bearer'] as const

export type InvoiceParty = (typeof INVOICE_PARTIES)[number]

/** What can be done with an invoice. `link`: make another link; `block`: not know who sent it. */
export const INVOICE_ACTIONS = [
  'view',
  'pdf',
  'pay',
  'reject',
  'link',
  'endLinks',
  'block',
] as const

export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

/** What decides about an invoice. */
export interface InvoiceFacts {
  readonly statusId: InvoiceStatus
  readonly party: InvoiceParty
  /** The bank itself asks for it. */
  readonly isSystem: boolean
  /** The payee adds funds by it. */
  readonly isFunding: boolean
}

/** Whether something can be done with an invoice, by which rule, and why. */
export interface InvoiceDecision {
  readonly result: boolean
  readonly rule: 'status' | 'party' | 'system' | 'funding' | 'allowed'
  readonly because: string
}

/**
 * Decides what somebody may do with an invoice as it stands. What a user may do with the customer
 * they act for is another question, and is asked first.
 */
export function mayWithInvoice(
  action: InvoiceAction,
  { statusId, party, isSystem, isFunding }: InvoiceFacts,
): InvoiceDecision {
  const no = (rule: InvoiceDecision['rule'], because: string) => ({ result: false, rule, because })
  if (!PARTIES[action].includes(party)) {
    return no('party', 'It is for another of those whom the invoice concerns.')
  }
  if (isSystem && NOT_OF_SYSTEM.includes(action)) {
    return no('system', 'What the bank asks for is paid, and not refused.')
  }
  if (isFunding && NOT_OF_FUNDING.includes(action)) {
    return no('funding', 'It adds funds, and was sent to nobody.')
  }
  if (!STATUSES[action].includes(statusId)) {
    return no('status', `It is not possible while an invoice is ${statusId}.`)
  }
  return { result: true, rule: 'allowed', because: 'Status and party allow it.' }
}

const OPEN: readonly InvoiceStatus[] = ['awaitingPayment', 'unpaid']
const UNSETTLED: readonly InvoiceStatus[] = [...OPEN, 'pendingApproval']
const ALL: readonly InvoiceStatus[] = [...UNSETTLED, 'paid', 'rejected']

const STATUSES: Readonly<Record<InvoiceAction, readonly InvoiceStatus[]>> = {
  view: ALL,
  // A rejected one asks for nothing: on paper it would look as if it did.
  pdf: [...UNSETTLED, 'paid'],
  pay: OPEN,
  reject: OPEN,
  link: UNSETTLED,
  endLinks: ALL,
  block: ALL,
}

const PARTIES: Readonly<Record<InvoiceAction, readonly InvoiceParty[]>> = {
  view: INVOICE_PARTIES,
  pdf: INVOICE_PARTIES,
  pay: ['addressee', 'bearer'],
  reject: ['addressee'],
  link: ['payee'],
  endLinks: ['payee'],
  block: ['addressee'],
}

const NOT_OF_SYSTEM: readonly InvoiceAction[] = ['reject', 'block']
const NOT_OF_FUNDING: readonly InvoiceAction[] = ['reject', 'block']
