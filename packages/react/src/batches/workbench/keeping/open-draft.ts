import {
  type BankRow,
  type BatchDraft,
  batchRules,
  type DecimalMark,
  inTurns,
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
/** So that the bank reads pages while the device decodes others. */
const PAGES_AT_ONCE = 4
const ROWS_AT_ONCE = 5000

type Translate = (text: string, column: string) => string

/** Reads a draft of the bank with all its rows, deleted ones included. */
export async function openDraft(
  client: Batches,
  { batchId, decimalMark, signal }: Opening,
): Promise<OpenedDraft> {
  const { state, rows } = await readDraft(client, batchId, signal)
  const { type, currencyCode } = state
  const format = await client.format({ type }, { signal })
  const translate = translatorOf(format, decimalMark)
  const chunks = writeBatchFile(format, {
    rows: rows.length,
    text: (row, column) => translate(textOf(rows[row], column), column),
  })
  const content = new Uint8Array(await new Blob(await inTurns(chunks)).arrayBuffer())
  const rules = batchRules(format, { accountCurrency: currencyCode, decimalMark })
  const outcome = await client.check(content, canonicalCheck(rules), { signal })
  // The bank keeps no draft without rows that its own rules can't read.
  if (!outcome.isUnderstood) throw new Error(`The draft is no file: ${outcome.refusal.reason}`)
  const file = await newDraft(outcome, client.newKey())
  const deleted = rows.filter(({ isDeleted }) => isDeleted).map(row => bankRow(row, translate))
  const drafts = await inTurns(withPreviews(file.rebase(deleted), rows, translate))
  return {
    state,
    draft: drafts.at(-1) ?? file,
    paidBefore: rows.flatMap(row => (row.faults['rowId'] === PAID_BEFORE ? row.rowId : [])),
  }
}

function textOf(row: BatchDraftRow | undefined, column: string): string {
  return (column === 'rowId' ? row?.rowId : row?.cells[column]) ?? ''
}

/** Takes over the bank's previews, those of some thousand rows after the other. */
function* withPreviews(
  draft: BatchDraft,
  rows: readonly BatchDraftRow[],
  translate: Translate,
): Generator<BatchDraft, void> {
  let next = draft
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const part = rows.slice(at, at + ROWS_AT_ONCE)
    next = next.takePreviews(part.map(row => bankRow(row, translate)))
    yield next
  }
}

/** Translates a row of the bank. */
export function bankRow(
  { rowId, position, cells, isDeleted, ...row }: BatchDraftRow,
  translate: Translate,
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
  while (pages.length < count) {
    const next = Math.min(PAGES_AT_ONCE, count - pages.length)
    const numbers = Array.from({ length: next }, (_, at) => pages.length + at + 1)
    pages.push(...(await Promise.all(numbers.map(page))))
  }
  return pages
}
