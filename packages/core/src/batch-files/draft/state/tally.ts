import { addAmounts, subtractAmounts } from '../../../money/index.ts'
import type { DraftBase } from '../rows/draft-base.ts'
import type { DraftRow, RowMoney, RowVersions } from '../rows/draft-row.ts'
import { repeating } from '../rows/group-sizes.ts'
import type { DraftCounts, DraftState, DraftSum } from './draft-state.ts'

type Direction = 1 | -1

/** Carries counts and sums over from one state to the next, by the rows that change. */
export class Tally {
  readonly #base: DraftBase
  readonly #state: DraftState
  readonly #counts: { -readonly [Name in keyof DraftCounts]: DraftCounts[Name] }
  readonly #sums: Map<string, DraftSum>
  readonly #groups = new Map<number, number>()

  constructor(base: DraftBase, state: DraftState) {
    this.#base = base
    this.#state = state
    this.#counts = { ...state.counts }
    this.#sums = new Map(state.sums)
  }

  /** Replaces a row by another version. */
  replace(number: number, before: RowVersions, after: RowVersions): void {
    this.#count(number, before, -1)
    this.#count(number, after, 1)
    const [from, to] = [liveRow(before), liveRow(after)]
    if (from && to && this.#base.isSameMoney(from, to)) return
    if (from?.money) this.#addMoney(from.money, -1)
    if (to?.money) this.#addMoney(to.money, 1)
  }

  /** Returns the parts of the next state. */
  get result(): Pick<DraftState, 'counts' | 'sums' | 'groups'> {
    const base = this.#base
    const sizes = Array.from(this.#groups, ([key, size]) => {
      return [key, size === base.groups.get(key) ? undefined : size] as const
    })
    return { counts: this.#counts, sums: this.#sums, groups: this.#state.groups.with(sizes) }
  }

  #count(number: number, versions: RowVersions, direction: Direction): void {
    const row = liveRow(versions)
    if (!row) {
      if (versions.row && versions.stored) this.#counts.deleted += direction
      return
    }
    this.#counts.all += direction
    if (row.isFaulty) this.#counts.faulty += direction
    if (this.#base.isChanged(number, row)) this.#counts.changed += direction
    this.#countGroup(row, direction)
  }

  #countGroup({ key }: DraftRow, direction: Direction): void {
    const size = this.#groups.get(key) ?? this.#state.groups.get(key) ?? this.#base.groups.get(key)
    const next = size + direction
    this.#groups.set(key, next)
    this.#counts.duplicate += repeating(next) - repeating(size)
  }

  #addMoney({ amount, currencyCode }: RowMoney, direction: Direction): void {
    const sum = this.#sums.get(currencyCode) ?? { amount: '0', rows: 0 }
    const change = direction > 0 ? addAmounts : subtractAmounts
    this.#sums.set(currencyCode, {
      amount: change(sum.amount, amount),
      rows: sum.rows + direction,
    })
  }
}

const liveRow = ({ row }: RowVersions): DraftRow | undefined =>
  row?.isDeleted === false ? row : undefined
