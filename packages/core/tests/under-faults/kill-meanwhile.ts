import type { TwoBanks } from './two-banks.ts'

/** Work that both processes do while they are killed. */
export interface WorkUnderKills {
  /** Returns the amount that is done. */
  readonly count: () => Promise<number>
  /** The amount of work. */
  readonly due: number
  /** The shares of it after which a process is killed, one process after another. */
  readonly killsAt: readonly number[]
}

const PAUSE_MS = 20
/** After this long without any progress, no more is expected. */
const STALLED_MS = 90_000

/** Waits until all is done or stalls; returns how much was done at each kill. */
export async function killMeanwhile(
  banks: Pick<TwoBanks, 'killOne'>,
  { count: countDone, due, killsAt }: WorkUnderKills,
): Promise<readonly number[]> {
  const doneAtKills: number[] = []
  const restarts: Promise<number>[] = []
  let last = { count: 0, at: performance.now() }
  do {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    const count = await countDone()
    if (count > last.count) last = { count, at: performance.now() }
    const next = due * (killsAt[restarts.length] ?? Infinity)
    if (count < next || count >= due) continue
    doneAtKills.push(count)
    restarts.push(banks.killOne(restarts.length % 2))
  } while (last.count < due && performance.now() - last.at < STALLED_MS)
  await Promise.all(restarts)
  return doneAtKills
}
