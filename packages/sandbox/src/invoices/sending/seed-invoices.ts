import { DAY_MS, utcDay } from '@sixpence/protocol'
import { asActingFor } from '../../access/index.ts'
import type { BankClock, Context } from '../../context.ts'
import { fingerprint, openPayment, payeeAccount, requestApproval } from '../../payments/index.ts'
import { writeInvoice } from './write-invoice.ts'

/** An invoice between customers of the first day, named by their keys. */
interface SeedInvoice {
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly note: string
  readonly daysAgo: number
  /** From today on; below zero: in the past. */
  readonly dueInDays: number
  /** The payment in the history that paid it. */
  readonly paidBy?: string
  readonly rejectedWith?: string
  /** The user who requested its payment, which waits. */
  readonly requestedBy?: string
  /** SHA-256 of the secret of a link to it, which is in a page of the examples. */
  readonly linkHash?: string
}

/** The invoices that the bookshop has sent and received, oldest first. */
export const SEED_INVOICES: readonly SeedInvoice[] = [
  {
    from: 'ion',
    to: 'vera',
    amount: '54.30',
    note: 'Paper and ink, as collected',
    daysAgo: 24,
    dueInDays: -10,
    paidBy: 'Paper and ink',
  },
  {
    from: 'ion',
    to: 'ada',
    amount: '22.80',
    note: 'Maps of the coast, three sheets',
    daysAgo: 21,
    dueInDays: -7,
    paidBy: 'Maps of the coast',
  },
  {
    from: 'ion',
    to: 'ada',
    amount: '18.90',
    note: 'A paperback, sent on by post',
    daysAgo: 19,
    dueInDays: -5,
  },
  {
    from: 'ion',
    to: 'ada',
    amount: '35.00',
    note: 'A world atlas, second hand',
    daysAgo: 8,
    dueInDays: 6,
    rejectedWith: 'I cancelled this order in the shop on Tuesday.',
  },
  {
    from: 'nadia',
    to: 'ion',
    amount: '480.00',
    note: 'Cotton bags with the shop’s mark, 200 pieces',
    daysAgo: 5,
    dueInDays: 9,
    requestedBy: 'lena',
  },
  {
    from: 'ion',
    to: 'ben',
    amount: '27.40',
    note: 'A cookbook and its postage',
    daysAgo: 4,
    dueInDays: 10,
    linkHash: 'R6aqc6KfH4awW3Cc6G3fguvW9_qPwaGnbzYz-z7yKLE',
  },
  {
    from: 'ion',
    to: 'ada',
    amount: '64.50',
    note: 'Order 2231: two novels and a globe\nThe globe follows in a box of its own.',
    daysAgo: 2,
    dueInDays: 12,
  },
]

type SeedContext = Pick<Context, 'sql' | 'newId'>

/** Sends them, in a bank that has its people, their history, and their accesses. */
export async function seedInvoices(context: SeedContext, now: Date): Promise<void> {
  for (const invoice of SEED_INVOICES) await seedInvoice(context, invoice, now)
}

async function seedInvoice(context: SeedContext, invoice: SeedInvoice, now: Date): Promise<void> {
  const clock = clockAt(invoice.daysAgo, now)
  const due = new Date(now.getTime() + invoice.dueInDays * DAY_MS)
  const id = await writeInvoice(
    { ...context, clock },
    {
      id: context.newId().replaceAll('-', ''),
      kind: 'customer',
      payeeId: `customer-${invoice.from}`,
      toEmail: `${invoice.to}@sixpence.example`,
      amount: invoice.amount,
      currencyCode: 'EUR',
      dueOn: utcDay(due),
      note: invoice.note,
    },
  )
  const { paidBy, rejectedWith: note, requestedBy, linkHash } = invoice
  const later = { ...context, clock: clockAt(invoice.daysAgo - 1, now) }
  if (note !== undefined) {
    await context.sql`
      update invoice set status = 'rejected', final_at = ${later.clock.now()}, reject_note = ${note}
      where id = ${id}`
  }
  if (linkHash !== undefined) {
    await context.sql`
      insert into invoice_link (secret_hash, invoice_id, is_mailed, created_at)
      values (${linkHash}, ${id}, false, ${clock.now()})`
  }
  if (paidBy !== undefined) await markPaid(context, id, { ...invoice, paidBy })
  if (requestedBy !== undefined) await request(later, id, { ...invoice, requestedBy })
}

/** The payment is in the history. */
async function markPaid(
  { sql }: SeedContext,
  id: string,
  { to, paidBy }: SeedInvoice & { readonly paidBy: string },
): Promise<void> {
  const [entry] = await sql<{ id: string; at: Date }>`
    select entry.id, at from journal_entry entry
      join posting on entry_id = entry.id
      join customer_account account on account.id = account_id
    where customer_id = ${`customer-${to}`} and description = ${paidBy} and kind = 'p2pTransfer'
    limit 1`
  if (!entry) throw new Error(`The history has no ${paidBy}.`)
  await sql`
    update invoice set status = 'paid', final_at = ${entry.at}, transaction_id = ${entry.id},
      paid_by = ${`customer-${to}`}
    where id = ${id}`
}

/** Somebody who may not approve its payment requests it. */
async function request(
  context: SeedContext & Pick<Context, 'clock'>,
  invoiceId: string,
  { from, to, amount, note, requestedBy }: SeedInvoice & { readonly requestedBy: string },
): Promise<void> {
  const { sql } = context
  const signedIn = {
    userId: `user-${requestedBy}`,
    customerId: `customer-${requestedBy}`,
    email: `${requestedBy}@sixpence.example`,
    sessionId: '',
    scope: 'full',
  } as const
  const caller = await asActingFor(signedIn, `customer-${to}`, sql)
  const payerContext = { ...context, caller, key: `seed-invoice-${from}` }
  const method = 'invoicePay'
  const accountOf = (key: string) => payeeAccount(sql, { customerId: `customer-${key}` }, 'EUR')
  const [fromAccount = '', toAccount = ''] = [await accountOf(to), await accountOf(from)]
  await openPayment(payerContext, { method, fingerprint: await fingerprint(method, { invoiceId }) })
  await requestApproval(payerContext, {
    operation: 'invoice',
    invoiceId,
    fromAccount,
    toAccount,
    currencyCode: 'EUR',
    amount,
    fee: '0.25',
    note,
  })
}

function clockAt(daysAgo: number, now: Date): BankClock {
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  at.setUTCHours(9, 0, 0, 0)
  return { now: () => at }
}
