import type { Movement } from '@sixpence/sandbox'
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

const PAUSE_MS = 20
/** After this long without a run, no more are expected. */
const STALLED_MS = 90_000

/** Lets payments repeat in two processes that are killed while all runs are due at once. */
export async function runsUnderKills(banks: TwoBanks, wish: RunsUnderKills): Promise<RunsOutcome> {
  const startedAt = performance.now()
  await banks.ask('/clock', { advanceMs: wish.jumpMs })
  const madeAtKills = await killMeanwhile(banks, wish)
  const tookMs = Math.round(performance.now() - startedAt)
  const made = new Map<string, number[]>(wish.begun.map(key => [key, []]))
  for (const { begunBy, key } of await runsMade(banks, wish)) {
    made.get(begunBy)?.push(Number(key?.split('.')[1]))
  }
  for (const numbers of made.values()) numbers.sort((one, other) => one - other)
  return { madeAtKills, made, tookMs }
}

/** Waits until all runs are made or they stall; returns their number at each kill. */
async function killMeanwhile(
  banks: TwoBanks,
  { begun, due, killsAt }: RunsUnderKills,
): Promise<readonly number[]> {
  const madeAtKills: number[] = []
  const restarts: Promise<number>[] = []
  let last = { count: 0, at: performance.now() }
  do {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    const count = await banks.countRuns(begun)
    if (count > last.count) last = { count, at: performance.now() }
    const next = due * (killsAt[restarts.length] ?? Infinity)
    if (count < next || count >= due) continue
    madeAtKills.push(count)
    restarts.push(banks.killOne(restarts.length % 2))
  } while (last.count < due && performance.now() - last.at < STALLED_MS)
  await Promise.all(restarts)
  return madeAtKills
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
