import type { Sixpence } from '@sixpence/core'
import {
  type BatchFormat,
  checkRow,
  type UnderstoodBatchFile,
  writeBatchFile,
} from '@sixpence/core/batch-files'
import { payeeText } from '@sixpence/core/batches'
import { linesOf } from './lines-of.ts'
import { outcomesOf } from './outcomes-of.ts'

/** The kinds of payments that a file can have. */
export const KINDS = ['p2p', 'wire', 'eft', 'oct', 'digital'] as const

/** Payments in a file, CSV or XLSX. */
export interface ManyPayments {
  readonly type: (typeof KINDS)[number]
  readonly fileName: string
  readonly content: Uint8Array<ArrayBuffer>
}

export interface PayingMany {
  /** The client of the signed-in customer. */
  readonly sixpence: Sixpence
  readonly many: ManyPayments
  /** Returns the code that the bank has sent to the customer. */
  readonly readCode: () => Promise<string>
  readonly say: (line: string) => void
}

/**
 * Checks a file of payments. Prints its faults by line and sends nothing; or, without faults, hands
 * it in, submits it, and prints the outcome of each payment.
 */
export async function payMany(paying: PayingMany): Promise<void> {
  const { sixpence, many, say } = paying
  const { type } = many
  const [account] = await sixpence.accounts.list()
  if (!account) throw new Error('The customer has no account.')
  const format = await sixpence.batches.format({ type })
  const check = { format, accountCurrency: account.currencyCode }
  // The check takes over the memory of the file.
  const checked = await sixpence.batches.check(many.content.slice(), check)
  const faults = linesOf(checked)
  for (const line of faults) say(line)
  if (!checked.isUnderstood || faults.length > 0)
    throw new Error('Nothing was sent. Correct the file and try again.')

  const file = canonical(checked, format, many.fileName)
  const batch = { type, name: many.fileName, accountId: account.accountId, file }
  // It names the attempt: repeated under the same key, it makes no second draft.
  const handedIn = await sixpence.batches.handIn(batch, { key: crypto.randomUUID() })
  if (!handedIn.isKept)
    throw new Error(`The same payments were submitted before: ${handedIn.identical.date}.`)
  await submit(handedIn.batchId, paying)
  const payments = await outcomesOf(sixpence, handedIn.batchId)
  for (const [row, { payee, amount, status, reason }] of payments.entries()) {
    const { title } = payeeText(payee)
    say(`Line ${checked.checker.line(row)}, ${title}, ${amount}: ${reason ?? status}`)
  }
}

/** Writes the file as the bank reads it: with a point as decimal mark, however it was written. */
function canonical({ checker }: UnderstoodBatchFile, format: BatchFormat, name: string): File {
  const rows = Array.from(
    { length: checker.rows },
    (_, row) => checkRow(checker.rules, column => checker.text(row, column)).values,
  )
  const text = (row: number, column: string) => rows[row]?.[column] ?? ''
  return new File([...writeBatchFile(format, { rows: rows.length, text })], name)
}

/** Submits the draft at the price that is shown, and enters the code if the customer needs one. */
async function submit(
  batchId: string,
  { sixpence: { batches, payments }, readCode, say }: PayingMany,
): Promise<void> {
  const { draft } = await batches.draftRows({ batchId })
  const { version, price, currencyCode, rowCount } = draft
  if (!price) throw new Error('The bank has no price for these payments.')
  say(`${rowCount} payments: ${price.amount} ${currencyCode}, and the fee is ${price.fee}`)
  const order = {
    batchId,
    version,
    expectedTotal: price.amount,
    expectedFee: price.fee,
    expectedCurrencyCode: currencyCode,
  }
  const { id } = await payments.review({ kind: 'batch', order, shown: draft })
  const sent = await payments.send(id)
  const { status, refusal } =
    sent.status === 'pendingApproval' ? await payments.approve(id, await readCode()) : sent
  if (status === 'refused') throw new Error(`The bank refused the batch. ${refusal?.message ?? ''}`)
}
