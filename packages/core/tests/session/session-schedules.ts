import { seededRandom, type Random } from '../payments/seeded-random.ts'
import { ScheduleWorld } from './schedule-world.ts'

const STEPS = 60
const MOST_TABS = 4
const EXPIRY_MS = 295_000

type Tab = ScheduleWorld['tabs'][number]
type Act = (world: ScheduleWorld, tab: Tab, random: Random) => void

/** Acts of a customer, a host or time on one tab, and their frequency. */
const ACTS: readonly (readonly [weight: number, act: Act])[] = [
  [70, world => world.happen()],
  [12, (world, tab, random) => world.wantToken(tab, random() < 0.3)],
  [3, (world, tab, random) => world.signIn(tab, random() < 0.7 ? 'ada' : 'ben')],
  [3, (world, tab) => world.signOut(tab)],
  [4, world => world.tabs.length < MOST_TABS && world.openTab()],
  [1, (world, tab) => world.open.length > 1 && world.closeTab(tab)],
  [3, (world, tab, random) => world.tell(tab, random() < 0.5 ? 'focus' : 'touch')],
  [4, (world, _tab, random) => world.pass(random() < 0.5 ? EXPIRY_MS : random() * 2_000)],
]
const TOTAL = ACTS.reduce((sum, [weight]) => sum + weight, 0)

function chooseAct(random: Random): Act | undefined {
  let left = random() * TOTAL
  return ACTS.find(([weight]) => (left -= weight) < 0)?.[1]
}

/** Runs acts in an order decided only by the seed. */
function runSchedule(seed: number): ScheduleWorld {
  const random = seededRandom(seed)
  const idleLimitMs = seed % 2 === 0 ? Infinity : 900_000
  const world = new ScheduleWorld(random, { idleLimitMs, brokenShare: seed % 5 === 0 ? 0.02 : 0 })
  for (let step = 0; step < STEPS; step += 1) {
    const tab = world.open[Math.floor(random() * world.open.length)]
    if (tab && step === 0) world.signIn(tab, 'ada')
    else if (tab) chooseAct(random)?.(world, tab, random)
  }
  world.settle()
  return world
}

/** Returns the violations in the schedules of these seeds, each with the first seed that shows it. */
export function faultsOfSchedules(count: number): Record<string, number> {
  const faults = new Map<string, number>()
  for (let seed = 1; seed <= count; seed += 1) {
    for (const fault of runSchedule(seed).faults) {
      if (!faults.has(fault)) faults.set(fault, seed)
    }
  }
  return Object.fromEntries(faults)
}
