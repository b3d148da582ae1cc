import {
  type BatchFormat,
  batchRules,
  checkRow,
  writeBatchFile,
} from '@sixpence/protocol/batch-files'
import { BATCH_PAYMENTS, batchMethods } from '@sixpence/protocol/batches'
import { MOST_RECENT, transferMethods } from '@sixpence/protocol/transfers'
import type { BankAccess } from '../domain/index.ts'
import type { BankDocument, Subject } from '../http/index.ts'
import type { PaidBatchType } from './batch-actions.ts'

/** A file of a kind's columns with a row for each of the customer's payees, without amounts. */
export interface PayeeSheet {
  readonly file: BankDocument
  /** The number of its rows. */
  readonly count: number
  /** The number of payees that it leaves out, because something else than an amount is missing. */
  readonly leftOut: number
}

/** A payee, by the names of the columns. */
type PayeeRow = Readonly<Record<string, string>>

/** Some programs read a file without it in the computer's own code page. */
const BYTE_ORDER_MARK = Uint8Array.of(0xef, 0xbb, 0xbf)

/** Columns that are filled by hand, besides the required ones. */
const OWN_COLUMNS = ['feeShare', 'note']

/** Writes the customer's kept payees, and then those whom they have paid, each once. */
export async function payeeSheet(
  bank: BankAccess,
  type: PaidBatchType,
  subject: Subject | undefined,
): Promise<PayeeSheet> {
  const [{ format }, payees] = await Promise.all([
    bank.call(batchMethods.format, { type }, { subject }),
    type === 'p2p' ? peopleOf(bank, subject) : accountsOf(bank, type, subject),
  ])
  const rows = payees.filter(payee => isComplete(format, payee))
  const name = (at: number, column: string) => rows[at]?.[column] ?? ''
  const columns = format.columns.filter(column => isWritten(column, rows))
  const chunks = writeBatchFile({ ...format, columns }, { rows: rows.length, text: name })
  const blob = new Blob([BYTE_ORDER_MARK, ...chunks])
  return {
    file: {
      fileName: `${type}-payees.csv`,
      mediaType: 'text/csv',
      bytes: new Uint8Array(await blob.arrayBuffer()),
    },
    count: rows.length,
    leftOut: payees.length - rows.length,
  }
}

async function peopleOf(
  bank: BankAccess,
  subject: Subject | undefined,
): Promise<readonly PayeeRow[]> {
  const { items } = await bank.call(transferMethods.beneficiaries, {}, { subject })
  return items.map(({ email }) => ({ email }))
}

async function accountsOf(
  bank: BankAccess,
  type: Exclude<PaidBatchType, 'p2p'>,
  subject: Subject | undefined,
): Promise<readonly PayeeRow[]> {
  const kind = BATCH_PAYMENTS[type]
  // A batch pays to others only.
  const permission = '3d'
  const [kept, paid] = await Promise.all([
    bank.call(transferMethods.templates, { permission }, { subject }),
    bank.call(
      transferMethods.recent,
      { types: [kind], permission, limit: MOST_RECENT },
      { subject },
    ),
  ])
  const rows = [
    ...kept.items.filter(payee => payee.kind === kind).map(rowOf),
    ...paid.items.flatMap(one =>
      'details' in one && !one.isDisabled
        ? [rowOf({ ...one, payeeName: one.beneficiaryName })]
        : [],
    ),
  ]
  const unique = eachOnce(rows)
  return type === 'oct' ? withCards(bank, unique, subject) : unique
}

/** Leaves out cards that can't be paid, and adds those that never were: nobody knows their country. */
async function withCards(
  bank: BankAccess,
  rows: readonly PayeeRow[],
  subject: Subject | undefined,
): Promise<readonly PayeeRow[]> {
  const { items } = await bank.call(transferMethods.externalCards, {}, { subject })
  const cards = items.filter(({ isDisabled }) => !isDisabled)
  const paid = rows.filter(({ cardId }) => cards.some(({ id }) => id === cardId))
  const others = cards.filter(({ id }) => !paid.some(({ cardId }) => cardId === id))
  return [...paid, ...others.map(({ id, holderName }) => ({ payeeName: holderName, cardId: id }))]
}

interface KnownPayee {
  readonly payeeName: string
  readonly countryCode: string
  readonly currency: string
  readonly details: PayeeRow
}

const rowOf = ({ payeeName, countryCode, currency, details }: KnownPayee): PayeeRow => ({
  ...details,
  payeeName,
  countryCode,
  currency,
})

/** Leaves out rows that pay to the account of an earlier one. */
function eachOnce(rows: readonly PayeeRow[]): readonly PayeeRow[] {
  const unique = new Map<string, PayeeRow>()
  for (const row of rows) {
    const account = accountIn(row)
    if (!unique.has(account)) unique.set(account, row)
  }
  return [...unique.values()]
}

/** The same for rows that pay to one account, whatever its owner is called. */
const accountIn = ({ payeeName: _name, ...account }: PayeeRow): string =>
  JSON.stringify(Object.entries(account).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Checks that nothing but the amount is missing. */
function isComplete(format: BatchFormat, payee: PayeeRow): boolean {
  // No row has an amount, so the currency of the paying account decides nothing.
  const rules = batchRules(format, { accountCurrency: 'EUR', decimalMark: '.' })
  const { faults } = checkRow(rules, column => payee[column] ?? '')
  return Object.keys(faults).every(column => column === 'amount')
}

const isWritten = (
  { name, isRequired }: BatchFormat['columns'][number],
  rows: readonly PayeeRow[],
): boolean => isRequired || OWN_COLUMNS.includes(name) || rows.some(row => (row[name] ?? '') !== '')
