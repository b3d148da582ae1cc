import {
  type BatchRules,
  type BatchTotal,
  checkRow,
  type RowFaults,
} from '@sixpence/protocol/batch-files'
import { pause } from '../../platform/index.ts'
import { type DraftBase, draftBaseOf, type DraftSource } from './rows/draft-base.ts'
import type { RowPreview } from './rows/row-preview.ts'
import { type DraftChange, writesOf } from './state/draft-change.ts'
import { type DraftFilter, duplicatesOf, idsOf } from './state/draft-filter.ts'
import { type DraftCounts, type DraftState, firstState, stateOf } from './state/draft-state.ts'
import { redoStep, takeStep, undoStep } from './state/take-step.ts'
import { acknowledgeSent } from './sync/acknowledge.ts'
import type { DraftPart } from './sync/draft-part.ts'
import { partOf } from './sync/part-of.ts'
import { type BankRow, rebaseOn } from './sync/rebase.ts'
import { takePreviews } from './sync/take-previews.ts'
import { writesOfPart } from './sync/writes-of-part.ts'

const MOST_AT_ONCE = 1000

/**
 * A file with the edits of its rows. Never changes: each edit returns another draft, which shares
 * with this one what they have in common.
 */
export class BatchDraft {
  readonly #base: DraftBase
  readonly #state: DraftState
  readonly #ids = new Map<DraftFilter, readonly string[]>()

  private constructor(base: DraftBase, state: DraftState) {
    this.#base = base
    this.#state = state
  }

  /** Starts a draft with the rows of a file. */
  static of(source: DraftSource): BatchDraft {
    const steps = draftBaseOf(source)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return new BatchDraft(step.value, firstState(step.value))
  }

  /**
   * Starts a draft like `of`, in slices of a few milliseconds, between which the page does what
   * waits.
   */
  static async inSlices(source: DraftSource): Promise<BatchDraft> {
    const steps = draftBaseOf(source)
    let step = steps.next()
    for (; !step.done; step = steps.next()) await pause()
    const draft = new BatchDraft(step.value, firstState(step.value))
    await pause()
    draft.ids('all')
    return draft
  }

  /** The rules by which its rows are checked. */
  get rules(): BatchRules {
    return this.#base.checker.rules
  }

  /** The numbers of rows that each filter finds. */
  get counts(): DraftCounts {
    return this.#state.counts
  }

  /** The exact sums of the rows whose amount and currency are right, without deleted rows. */
  get totals(): readonly BatchTotal[] {
    return Array.from(this.#state.sums, ([currencyCode, sum]) => ({ currencyCode, ...sum }))
      .filter(({ rows }) => rows > 0)
      .toSorted((one, other) => (one.currencyCode < other.currencyCode ? -1 : 1))
  }

  /** Lists the ids of rows: those of the file in its order, then those that were added. */
  ids(filter: DraftFilter): readonly string[] {
    const known = this.#ids.get(filter)
    if (known) return known
    const ids = idsOf(this.#base, this.#state, filter)
    this.#ids.set(filter, ids)
    return ids
  }

  /** Lists the other rows with the same payee, amount, currency and note. */
  duplicatesOf(rowId: string): readonly string[] {
    const row = this.#base.ids.known(rowId)
    if (row === undefined) return []
    return duplicatesOf(this.#base, this.#state, row)
  }

  /** Returns the text of a cell; empty if there is no such cell. */
  cell(rowId: string, column: string): string {
    const row = this.#base.ids.known(rowId)
    if (row === undefined) return ''
    return this.#base.text(row, this.#state.rows.get(row), column)
  }

  /** Returns the line of the file on which a row starts; undefined for an added row. */
  line(rowId: string): number | undefined {
    const row = this.#base.ids.known(rowId)
    return row !== undefined && this.#base.isInFile(row) ? this.#base.checker.line(row) : undefined
  }

  /** Returns the faults of a row. Those of a row as a whole end once one of its cells is changed. */
  faults(rowId: string): RowFaults {
    const row = this.#base.ids.known(rowId)
    if (row === undefined) return { row: undefined, cells: {} }
    if (!this.#base.isChanged(row, this.#state.rows.get(row))) return this.#base.checker.faults(row)
    return {
      row: undefined,
      cells: checkRow(this.rules, column => this.cell(rowId, column)).faults,
    }
  }

  /** True if a row isn't deleted and has a fault. */
  isFaulty(rowId: string): boolean {
    const row = this.#base.ids.known(rowId)
    if (row === undefined || this.isDeleted(rowId)) return false
    return this.#state.rows.get(row)?.isFaulty ?? this.#base.isFaultyInFile(row)
  }

  /** True if a row was deleted, or isn't in this draft. */
  isDeleted(rowId: string): boolean {
    const row = this.#base.ids.known(rowId)
    return row === undefined || stateOf(this.#base, this.#state, row)?.isDeleted !== false
  }

  /** Makes a change as one step. Leaves out unknown rows and columns, and blanks card numbers. */
  change(change: DraftChange): BatchDraft {
    const writes = writesOf(this.#base, this.#state, change)
    return this.#with(takeStep(this.#base, this.#state, writes))
  }

  /** True if there is a step to undo. */
  get canUndo(): boolean {
    return this.#state.past !== undefined
  }

  /** True if there is a step to make again. */
  get canRedo(): boolean {
    return this.#state.future !== undefined
  }

  /** Takes the latest step back, except for cells that another tab has changed since. */
  undo(): BatchDraft {
    return this.#with(undoStep(this.#base, this.#state))
  }

  /** Makes the step again that was taken back last. */
  redo(): BatchDraft {
    return this.#with(redoStep(this.#base, this.#state))
  }

  /** The number of rows with edits that the bank hasn't acknowledged. */
  get pending(): number {
    return this.#state.pending.size
  }

  /** Returns all edits that the bank hasn't acknowledged; undefined if there are none. */
  unsent(): DraftPart | undefined {
    return partOf(this.#base, this.#state, Infinity)
  }

  /**
   * Makes edits again, as one step, that were unsent in an earlier version of this draft. Their
   * cells replace those that the bank has changed since.
   */
  resume(edits: DraftPart): BatchDraft {
    const writes = writesOfPart(this.#base, this.#state, edits)
    return this.#with(takeStep(this.#base, this.#state, writes))
  }

  /** The part that is on its way to the bank. Send it again if no answer comes. */
  get sent(): DraftPart | undefined {
    return this.#state.sent
  }

  /** Puts the next edits into `sent`. Keeps a part that is there already. */
  send(most = MOST_AT_ONCE): BatchDraft {
    if (this.#state.sent) return this
    const sent = partOf(this.#base, this.#state, most)
    return sent ? this.#with({ ...this.#state, sent }) : this
  }

  /** Notes that the bank has kept `sent`, and takes over the rows it has returned. */
  acknowledge(rows: readonly BankRow[] = []): BatchDraft {
    return this.#with(rebaseOn(this.#base, acknowledgeSent(this.#base, this.#state), rows))
  }

  /**
   * Takes over rows that have changed at the bank, and gives up `sent`: call it while no answer is
   * awaited. Cells with an edit that the bank doesn't have keep it, and it is sent next. So the
   * edit of a cell that reaches the bank last counts in all tabs.
   */
  rebase(rows: readonly BankRow[]): BatchDraft {
    return this.#with(rebaseOn(this.#base, this.#state, rows))
  }

  /** True if any row has a preview by the bank. */
  get hasPreviews(): boolean {
    return this.#state.previews.size > 0
  }

  /** Returns the bank's preview of a row; undefined if it is faulty or has unsent edits. */
  preview(rowId: string): RowPreview | undefined {
    const row = this.#base.ids.known(rowId)
    if (row === undefined || this.isUnsent(rowId)) return undefined
    return this.#state.previews.get(row)
  }

  /** True if a row has edits that the bank hasn't acknowledged. */
  isUnsent(rowId: string): boolean {
    const row = this.#base.ids.known(rowId)
    return row !== undefined && this.#state.pending.get(row) === true
  }

  /** Takes over the bank's previews, except those of rows with other texts here. */
  takePreviews(rows: readonly BankRow[]): BatchDraft {
    return this.#with(takePreviews(this.#base, this.#state, rows))
  }

  #with(state: DraftState): BatchDraft {
    return state === this.#state ? this : new BatchDraft(this.#base, state)
  }
}
