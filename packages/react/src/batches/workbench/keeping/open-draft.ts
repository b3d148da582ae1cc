import {
  type BankRow,
  type BatchDraft,
  batchRules,
  type DecimalMark,
  writeBatchFile,
} from '@sixpence/core/batch-files'
import {
  type BatchDraftRow,
  type BatchDraftState,
  type Batches,
  MOST_DRAFT_ROWS,
} from '@sixpence/core/batches'
import { translated, translatorOf } from './mirrored.ts'
import { canonicalCheck, newDraft } from './new-draft.ts'

/** A draft at the bank, with its rows in this tab. */
export interface OpenedDraft {
  readonly state: BatchDraftState
  readonly draft: BatchDraft
  /** True if it has edits that this tab has kept. */
  readonly isResumed?: boolean | undefined
  /** The rows that replace a payment which was made meanwhile. They can only be deleted. */
  readonly paidBefore: readonly string[]
}

interface Opening {
  readonly batchId: string
  /** The decimal mark of the user's language, by which they read and type amounts. */
  readonly decimalMark: DecimalMark
  readonly signal: AbortSignal
}

const PAID_BEFORE = 'paidBefore'

/** Reads a draft of the bank with all its rows, deleted ones included. */
export async function openDraft(
  client: Batches,
  { batchId, decimalMark, signal }: Opening,
): Promise<OpenedDraft> {
  const { state, rows } = await readDraft(client, batchId, signal)
  const { type, currencyCode } = state
  const format = await client.format({ type }, { signal })
  const translate = translatorOf(format, decimalMark)
  const cells = rows.map(row => new Map(Object.entries({ ...row.cells, rowId: row.rowId })))
  const chunks = writeBatchFile(format, {
    rows: rows.length,
    text: (row, column) => translate(cells[row]?.get(column) ?? '', column),
  })
  const content = new Uint8Array(await new Blob([...chunks]).arrayBuffer())
  const rules = batchRules(format, { accountCurrency: currencyCode, decimalMark })
  const outcome = await client.check(content, canonicalCheck(rules), { signal })
  // The bank keeps no draft without rows that its own rules can't read.
  if (!outcome.isUnderstood) throw new Error(`The draft is no file: ${outcome.refusal.reason}`)
  const draft = await newDraft(outcome, client.newKey())
  const own = rows.map(row => bankRow(row, translate))
  return {
    state,
    draft: draft.rebase(own.filter(({ isDeleted }) => isDeleted)).takePreviews(own),
    paidBefore: rows.flatMap(row => (row.faults['rowId'] === PAID_BEFORE ? row.rowId : [])),
  }
}

/** Translates a row of the bank. */
export function bankRow(
  { rowId, position, cells, isDeleted, ...row }: BatchDraftRow,
  translate: (text: string, column: string) => string,
): BankRow {
  const { price, arrivesAt, payee, isNewPayee, nameCheck, formerAccount } = row
  // Only a row that can be paid has one of them.
  const preview =
    price || isNewPayee !== undefined
      ? { price, arrivesAt, payee, isNewPayee, nameCheck, formerAccount }
      : undefined
  return { rowId, position, isDeleted, cells: translated(cells, translate), preview }
}

/** Reads all rows of a draft; again from the start if it changes meanwhile. */
export async function readDraft(client: Batches, batchId: string, signal?: AbortSignal) {
  for (;;) {
    const pages = await readPages(client, batchId, signal)
    const versions = new Set(pages.map(({ draft }) => draft.version))
    const state = pages.at(-1)?.draft
    if (state && versions.size === 1) return { state, rows: pages.flatMap(({ rows }) => rows) }
  }
}

async function readPages(client: Batches, batchId: string, signal: AbortSignal | undefined) {
  const page = (pageNumber: number) =>
    client.draftRows({ batchId, pageNumber, pageSize: MOST_DRAFT_ROWS }, { signal })
  const pages = [await page(1)]
  const count = Math.ceil((pages[0]?.total ?? 0) / MOST_DRAFT_ROWS)
  while (pages.length < count) pages.push(await page(pages.length + 1))
  return pages
}
