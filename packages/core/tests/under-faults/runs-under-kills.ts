import type { Movement } from '@sixpence/sandbox'
import type { TwoBanks } from './two-banks.ts'

export interface RunsUnderKills {
  /** The keys under which the payments began that repeat themselves. */
  readonly begun: readonly string[]
  /** How many runs fall due by the clock's jump, of all of them. */
  readonly due: number
  readonly jumpMs: number
  /** After which parts of all runs a process is killed, one process after the other. */
  readonly killsAt: readonly number[]
}

/** What became of the runs. */
export interface RunsOutcome {
  /** How many runs were made when a process was killed. */
  readonly madeAtKills: readonly number[]
  /** The numbers of the runs of each payment, in order, by the key that it began with. */
  readonly made: ReadonlyMap<string, readonly number[]>
  readonly tookMs: number
}

const PAUSE_MS = 20
/** So long without another run, and no more are expected. */
const STALLED_MS = 90_000

/** Lets payments repeat themselves in two processes that are killed while all runs are due at once. */
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

/** Waits until all runs are made, or no more of them are; answers how many there were at each kill. */
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

/** Of these payments alone: others that the bank's first day has go on, too. */
async function runsMade(
  banks: TwoBanks,
  { begun }: Pick<RunsUnderKills, 'begun'>,
): Promise<readonly Run[]> {
  const keys = new Set<string | null>(begun)
  const isRun = (movement: Movement): movement is Run => keys.has(movement.begunBy)
  return (await banks.movements()).filter(isRun)
}
