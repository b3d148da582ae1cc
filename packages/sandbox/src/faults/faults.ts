import { SOCKET_FAULTS, type FaultRule } from './fault-rule.ts'

/** One call, as rules see it. */
export interface FaultTarget {
  readonly path: string
  /** The named method, or the verb where there is none. */
  readonly method: string
  readonly verb: string
  readonly requestId?: string | undefined
}

/** What happened to which call, in order. */
export interface AppliedFault extends FaultTarget {
  readonly at: string
  readonly fault: FaultRule['fault']
}

/** The things that go wrong on purpose. One for each bank; nothing of it outlives the process. */
export interface Faults {
  /**
   * Replaces all rules and forgets what was applied. With a seed, each rule that has none of its
   * own draws from one that follows from it: the same seed is the same schedule.
   */
  set(rules: readonly FaultRule[], seed?: number): void
  /** The first rule that meets this call; it counts as applied. */
  take(target: FaultTarget): FaultRule | undefined
  /** The first rule of the socket that meets this notice. */
  takeNotice(target: FaultTarget): FaultRule | undefined
  rules(): readonly FaultRule[]
  applied(): readonly AppliedFault[]
  /** What was applied so far as rules that do it again, to as many calls in the same order. */
  schedule(): readonly FaultRule[]
  /** Called when a rule wants open connections cut. */
  onCut(listener: () => void): void
}

interface Standing {
  readonly rule: FaultRule
  left: number
  /** How many calls it has looked at, and which of them it met. */
  looked: number
  readonly met: number[]
  readonly random: () => number
}

const MOST_APPLIED = 10_000

/** Makes a bank's faults; none stands at first. */
export function createFaults(now: () => Date): Faults {
  let standing: Standing[] = []
  let applied: AppliedFault[] = []
  const cutters: (() => void)[] = []
  const takeAmong = (isFit: (rule: FaultRule) => boolean, target: FaultTarget) => {
    const found = standing.find(one => isFit(one.rule) && meets(one, target))
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
      standing = rules.filter(rule => !isCut(rule)).map((rule, at) => stand(rule, at, seed))
      if (rules.some(isCut)) for (const cut of cutters) cut()
    },
    take: target => takeAmong(rule => !SOCKET_FAULTS.has(rule.fault), target),
    takeNotice: target => takeAmong(rule => SOCKET_FAULTS.has(rule.fault), target),
    rules: () => standing.filter(one => one.left > 0).map(one => one.rule),
    applied: () => applied,
    schedule: () => standing.filter(one => one.met.length > 0).map(again),
    onCut: listener => void cutters.push(listener),
  }
}

function again({ rule, met }: Standing): FaultRule {
  // Met by number, and no longer by chance or until they are used up.
  return { ...rule, rate: undefined, seed: undefined, times: undefined, calls: [...met] }
}

/** Cutting what is open is done at once, and does not wait for a call. */
const isCut = (rule: FaultRule) => rule.fault === 'reset' && rule.match?.path === '/ws'

function stand(rule: FaultRule, at: number, seed?: number): Standing {
  const drawn = rule.seed ?? (seed === undefined ? 1 : seed + at)
  const left = rule.times ?? Number.POSITIVE_INFINITY
  return { rule, left, looked: 0, met: [], random: mulberry32(drawn) }
}

function meets(one: Standing, target: FaultTarget): boolean {
  if (one.left <= 0) return false
  const { match, rate: share, calls } = one.rule
  const { path, method } = match ?? {}
  if (path !== undefined && path !== target.path) return false
  if (method !== undefined && method !== target.method && method !== target.verb) return false
  one.looked += 1
  if (calls !== undefined) return calls.includes(one.looked)
  return share === undefined || one.random() < share
}

/** A small generator of numbers from 0 to 1 that starts over with its seed. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
