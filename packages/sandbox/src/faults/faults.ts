import { SOCKET_FAULTS, type FaultRule } from './fault-rule.ts'

/** One call, as rules see it. */
export interface FaultTarget {
  readonly path: string
  /** The named method, or else the verb. */
  readonly method: string
  readonly verb: string
  readonly requestId?: string | undefined
}

/** The applied faults and their calls, in order. */
export interface AppliedFault extends FaultTarget {
  readonly at: string
  readonly fault: FaultRule['fault']
}

/** The deliberate faults of a bank. One per bank; none outlives the process. */
export interface Faults {
  /**
   * Replaces all rules and forgets which were applied. With a seed, each rule without its own draws
   * from one derived from it: the same seed is the same schedule.
   */
  set(rules: readonly FaultRule[], seed?: number): void
  /** Returns the first rule that affects this call, and counts it as applied. */
  take(target: FaultTarget): FaultRule | undefined
  /** Returns the first rule of the socket that affects this notice. */
  takeNotice(target: FaultTarget): FaultRule | undefined
  rules(): readonly FaultRule[]
  applied(): readonly AppliedFault[]
  /**
   * Returns rules that repeat the faults applied so far, for the same number of calls in the same
   * order.
   */
  schedule(): readonly FaultRule[]
  /** Adds a listener that is called when a rule cuts open connections. */
  onCut(listener: () => void): void
}

interface ActiveRule {
  readonly rule: FaultRule
  left: number
  /** The number of calls it has checked, and those it affected. */
  looked: number
  readonly met: number[]
  readonly random: () => number
}

const MOST_APPLIED = 10_000

/** Creates a bank's faults, at first without rules. */
export function createFaults(now: () => Date): Faults {
  let active: ActiveRule[] = []
  let applied: AppliedFault[] = []
  const cutters: (() => void)[] = []
  const takeAmong = (isFit: (rule: FaultRule) => boolean, target: FaultTarget) => {
    const found = active.find(one => isFit(one.rule) && meets(one, target))
    if (!found) return undefined
    found.left -= 1
    if (applied.length < MOST_APPLIED) {
      found.met.push(found.looked)
      applied.push({ ...target, at: now().toISOString(), fault: found.rule.fault })
    }
    return found.rule
  }
  return {
    set(rules, seed) {
      applied = []
      active = rules.filter(rule => !isCut(rule)).map((rule, at) => stand(rule, at, seed))
      if (rules.some(isCut)) for (const cut of cutters) cut()
    },
    take: target => takeAmong(rule => !SOCKET_FAULTS.has(rule.fault), target),
    takeNotice: target => takeAmong(rule => SOCKET_FAULTS.has(rule.fault), target),
    rules: () => active.filter(one => one.left > 0).map(one => one.rule),
    applied: () => applied,
    schedule: () => active.filter(one => one.met.length > 0).map(again),
    onCut: listener => void cutters.push(listener),
  }
}

function again({ rule, met }: ActiveRule): FaultRule {
  // Affected by number, no longer by chance or until they are used up.
  return { ...rule, rate: undefined, seed: undefined, times: undefined, calls: [...met] }
}

/** Open connections are cut at once, without waiting for a call. */
const isCut = (rule: FaultRule) => rule.fault === 'reset' && rule.match?.path === '/ws'

function stand(rule: FaultRule, at: number, seed?: number): ActiveRule {
  const drawn = rule.seed ?? (seed === undefined ? 1 : seed + at)
  const left = rule.times ?? Number.POSITIVE_INFINITY
  return { rule, left, looked: 0, met: [], random: mulberry32(drawn) }
}

function meets(one: ActiveRule, target: FaultTarget): boolean {
  if (one.left <= 0) return false
  const { match, rate: share, calls } = one.rule
  const { path, method } = match ?? {}
  if (path !== undefined && path !== target.path) return false
  if (method !== undefined && method !== target.method && method !== target.verb) return false
  one.looked += 1
  if (calls !== undefined) return calls.includes(one.looked)
  return share === undefined || one.random() < share
}

/** A small generator of numbers from 0 to 1 that restarts with its seed. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
