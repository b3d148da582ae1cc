import type { FaultRule } from './fault-rule.ts'

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
  /** Replaces all rules and forgets what was applied. */
  set(rules: readonly FaultRule[]): void
  /** The first rule that meets this call; it counts as applied. */
  take(target: FaultTarget): FaultRule | undefined
  rules(): readonly FaultRule[]
  applied(): readonly AppliedFault[]
  /** Called when a rule wants open connections cut. */
  onCut(listener: () => void): void
}

interface Standing {
  readonly rule: FaultRule
  left: number
  readonly random: () => number
}

const MOST_APPLIED = 10_000

/** Makes a bank's faults; none stands at first. */
export function createFaults(now: () => Date): Faults {
  let standing: Standing[] = []
  let applied: AppliedFault[] = []
  const cutters: (() => void)[] = []
  return {
    set(rules) {
      applied = []
      standing = rules.filter(rule => !isCut(rule)).map(stand)
      if (rules.some(isCut)) for (const cut of cutters) cut()
    },
    take(target) {
      const met = standing.find(one => meets(one, target))
      if (!met) return undefined
      met.left -= 1
      if (applied.length < MOST_APPLIED) {
        applied.push({ ...target, at: now().toISOString(), fault: met.rule.fault })
      }
      return met.rule
    },
    rules: () => standing.filter(one => one.left > 0).map(one => one.rule),
    applied: () => applied,
    onCut: listener => void cutters.push(listener),
  }
}

/** Cutting what is open is done at once, and does not wait for a call. */
const isCut = (rule: FaultRule) => rule.fault === 'reset' && rule.match?.path === '/ws'

function stand(rule: FaultRule): Standing {
  return { rule, left: rule.times ?? Number.POSITIVE_INFINITY, random: mulberry32(rule.seed ?? 1) }
}

function meets({ rule, left, random }: Standing, target: FaultTarget): boolean {
  if (left <= 0) return false
  const { path, method } = rule.match ?? {}
  if (path !== undefined && path !== target.path) return false
  if (method !== undefined && method !== target.method && method !== target.verb) return false
  const { rate: share } = rule
  return share === undefined || random() < share
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
