import type { Movement } from '@sixpence/sandbox'
import { killMeanwhile } from './kill-meanwhile.ts'
import type { TwoBanks } from './two-banks.ts'

export interface RunsUnderKills {
  /** The keys under which the repeating payments began. */
  readonly begun: readonly string[]
  /** The number of runs that fall due by the clock's jump, in total. */
  readonly due: number
  readonly jumpMs: number
  /** The shares of all runs after which a process is killed, one process after another. */
  readonly killsAt: readonly number[]
}

/** The outcome of the runs. */
export interface RunsOutcome {
  /** The number of runs made at each kill. */
  readonly madeAtKills: readonly number[]
  /** The run numbers of each payment, in order, by its key. */
  readonly made: ReadonlyMap<string, readonly number[]>
  readonly tookMs: number
}

/** Lets payments repeat in two processes that are killed while all runs are due at once. */
export async function runsUnderKills(banks: TwoBanks, wish: RunsUnderKills): Promise<RunsOutcome> {
  const startedAt = performance.now()
  await banks.ask('/clock', { advanceMs: wish.jumpMs })
  const { due, killsAt } = wish
  const madeAtKills = await killMeanwhile(banks, {
    count: () => banks.countRuns(wish.begun),
    due,
    killsAt,
  })
  const tookMs = Math.round(performance.now() - startedAt)
  const made = new Map<string, number[]>(wish.begun.map(key => [key, []]))
  for (const { begunBy, key } of await runsMade(banks, wish)) {
    made.get(begunBy)?.push(Number(key?.split('.')[1]))
  }
  for (const numbers of made.values()) numbers.sort((one, other) => one - other)
  return { madeAtKills, made, tookMs }
}

interface Run extends Movement {
  readonly begunBy: string
}

/** Only these payments: the bank's first day has others that repeat. */
async function runsMade(
  banks: TwoBanks,
  { begun }: Pick<RunsUnderKills, 'begun'>,
): Promise<readonly Run[]> {
  const keys = new Set<string | null>(begun)
  const isRun = (movement: Movement): movement is Run => keys.has(movement.begunBy)
  return (await banks.movements()).filter(isRun)
}
