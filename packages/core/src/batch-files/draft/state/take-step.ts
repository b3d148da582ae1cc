import type { DraftBase } from '../rows/draft-base.ts'
import type { RowVersions, RowWrite } from '../rows/draft-row.ts'
import { type DraftState, stateOf, storedOf } from './draft-state.ts'
import { checkDraftRow } from '../rows/check-draft-row.ts'
import type { Step, StepRow } from './draft-steps.ts'
import { putRows } from './put-rows.ts'

/** Makes a step of changes. Returns the same state if nothing changes. */
export function takeStep(
  base: DraftBase,
  state: DraftState,
  writes: ReadonlyMap<number, RowWrite>,
): DraftState {
  const next = writeRows(base, state, writes)
  const step = new Map<number, StepRow>()
  for (const [number, write] of writes) {
    const row = stepRow({ base, number, write }, state, next)
    if (row) step.set(number, row)
  }
  if (step.size === 0) return state
  return { ...next, past: { step, earlier: state.past }, future: undefined }
}

/** Takes the latest step back. Keeps the cells that another tab has changed since. */
export function undoStep(base: DraftBase, state: DraftState): DraftState {
  const { past } = state
  if (!past) return state
  const next = writeRows(base, state, turned(base, state, [past.step, 'after']))
  return { ...next, past: past.earlier, future: { step: past.step, earlier: state.future } }
}

/** Makes the step again that was taken back last. */
export function redoStep(base: DraftBase, state: DraftState): DraftState {
  const { future } = state
  if (!future) return state
  const next = writeRows(base, state, turned(base, state, [future.step, 'before']))
  return { ...next, future: future.earlier, past: { step: future.step, earlier: state.past } }
}

function writeRows(
  base: DraftBase,
  state: DraftState,
  writes: ReadonlyMap<number, RowWrite>,
): DraftState {
  const changes = new Map<number, RowVersions>()
  for (const [number, { cells, isDeleted }] of writes) {
    const before = stateOf(base, state, number)
    const row = checkDraftRow(base, number, {
      cells: { ...before?.cells, ...cells },
      isDeleted: isDeleted ?? before?.isDeleted ?? false,
    })
    changes.set(number, { row, stored: storedOf(base, state, number) })
  }
  return putRows(base, state, changes)
}

interface Written {
  readonly base: DraftBase
  readonly number: number
  readonly write: RowWrite
}

function stepRow(
  { base, number, write }: Written,
  from: DraftState,
  to: DraftState,
): StepRow | undefined {
  const [before, after] = [stateOf(base, from, number), stateOf(base, to, number)]
  // Taking an added row back keeps its cells, in case the bank has it by then.
  if (!before) return { before: { isDeleted: true }, after: { isDeleted: false } }
  const names = Object.keys(write.cells ?? {}).filter(
    name => base.text(number, before, name) !== base.text(number, after, name),
  )
  const isMoved = before.isDeleted !== after?.isDeleted
  if (names.length === 0 && !isMoved) return undefined
  const writeOf = (row: typeof after): RowWrite => ({
    cells: Object.fromEntries(names.map(name => [name, base.text(number, row, name)])),
    isDeleted: isMoved ? row?.isDeleted : undefined,
  })
  return { before: writeOf(before), after: writeOf(after) }
}

/** Returns the writes that turn a step from one of its sides to the other. */
function turned(
  base: DraftBase,
  state: DraftState,
  [step, side]: readonly [step: Step, from: keyof StepRow],
): ReadonlyMap<number, RowWrite> {
  const writes = new Map<number, RowWrite>()
  for (const [number, sides] of step) {
    const from = sides[side]
    const { cells = {}, isDeleted } = sides[side === 'after' ? 'before' : 'after']
    const row = stateOf(base, state, number)
    const isAsLeft = (name: string) => base.text(number, row, name) === from.cells?.[name]
    const turnedCells = Object.entries(cells).filter(([name]) => isAsLeft(name))
    writes.set(number, { cells: Object.fromEntries(turnedCells), isDeleted })
  }
  return writes
}
