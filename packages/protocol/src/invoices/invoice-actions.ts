/** The status of an invoice, by its id on the wire. */
export const INVOICE_STATUS = {
  1: 'awaitingPayment',
  /** Its due date has passed. */
  2: 'unpaid',
  /**
   * A payment of it by the addressee or the reader awaits approval. A payment begun by someone else
   * through a link is only visible to them and the payee.
   */
  3: 'pendingApproval',
  4: 'paid',
  5: 'rejected',
} as const

export type InvoiceStatus = (typeof INVOICE_STATUS)[keyof typeof INVOICE_STATUS]

/**
 * The roles towards an invoice. `payee`: is paid; `addressee`: received it; `bearer`: has opened or
 * paid it by its link.
 */
export const INVOICE_PARTIES = ['payee', 'addressee', 'bearer'] as const

export type InvoiceParty = (typeof INVOICE_PARTIES)[number]

/** The actions on an invoice. `link`: create another link; `block`: report an unknown sender. */
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

/** The facts that decide about an action on an invoice. */
export interface InvoiceFacts {
  readonly statusId: InvoiceStatus
  readonly party: InvoiceParty
  /** True if the bank itself sent it. */
  readonly isSystem: boolean
  /** True if the payee adds money to their own account with it. */
  readonly isFunding: boolean
}

/** The decision about an action on an invoice, with its rule and reason. */
export interface InvoiceDecision {
  readonly result: boolean
  readonly rule: 'status' | 'party' | 'system' | 'funding' | 'allowed'
  readonly because: string
}

/**
 * Decides if a party may take an action on an invoice in its current status. Check the user's right
 * to the customer acted for before that.
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
  // A rejected invoice isn't due, but on paper it would look as if it were.
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
