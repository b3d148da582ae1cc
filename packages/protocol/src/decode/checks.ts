import { isInvalid, refuse, type Ends, type Run, type Step } from './step.ts'

/** A check of a value, or a change of it. */
export interface Check {
  /** Returns false for a value that isn't accepted. */
  readonly accepts?: (value: never) => boolean
  /** Returns the value to continue with. */
  readonly change?: (value: never) => unknown
  readonly message?: string | undefined
  readonly ends?: Ends
  /** The maximum length of a list; its items aren't read if there are more. */
  readonly most?: number
  /** True if it also checks the length of a value of another type. */
  readonly isOfLength?: true
}

/** Counts letters outside the basic plane as one. */
const lengthOf = (value: string | readonly unknown[]): number =>
  typeof value === 'string' ? Array.from(value).length : value.length

/** At most so many characters or items. */
export const atMost = (most: number, message?: string): Check => ({
  accepts: (value: string | readonly unknown[]) => value.length <= most || lengthOf(value) <= most,
  message,
  most,
  isOfLength: true,
})

/** At least so many characters or items. */
export const atLeast = (least: number, message?: string): Check => ({
  accepts: (value: string | readonly unknown[]) =>
    value.length >= least * 2 || lengthOf(value) >= least,
  message,
  isOfLength: true,
})

/** Text of a pattern. */
export const matching = (pattern: RegExp, message?: string): Check => ({
  accepts: (value: string) => pattern.test(value),
  message,
})

/** A number of at least this. */
export const from = (least: number): Check => ({ accepts: (value: number) => value >= least })

/** A number of at most this. */
export const upTo = (most: number): Check => ({ accepts: (value: number) => value <= most })

/** Numbers without a fraction. */
export const integer: Check = { accepts: Number.isInteger, ends: 'all' }

/** Integers that are exact. */
export const safe: Check = { accepts: Number.isSafeInteger }

/** A check by a function. */
export const where = (accepts: (value: never) => boolean, message?: string): Check => ({
  accepts,
  message,
})

/** A change by a function, before the checks that follow. */
export const changed = (change: (value: never) => unknown): Check => ({ change })

/** Adds checks to a step. */
export function checked<Value>(step: Step<Value>, ...checks: readonly Check[]): Step<Value> {
  const isAccepted = acceptedBy<Value>(checks)
  const read = (value: unknown, run: Run) => {
    if (run.mode === 'shape') return step(value, run)
    if (run.mode === 'encode') return encoded({ step, checks }, value, run)
    const since = run.faults.length
    const found = step(value, run)
    const isClean = run.faults.length === since && !run.isStopped
    if (isClean && isAccepted(found)) return found
    return afterChecks(checks, { value: found, since }, run)
  }
  return Object.assign(read, { ...step })
}

/** Returns a function that returns true if nothing is left to do, as for nearly all values. */
function acceptedBy<Value>(checks: readonly Check[]): (value: Value) => boolean {
  if (checks.some(({ change }) => change)) return () => false
  // The checks are of the step's type.
  const all = checks.map(({ accepts }) => accepts as (value: Value) => boolean)
  const [first, ...others] = all
  return others.length === 0 && first ? first : value => all.every(accepts => accepts(value))
}

interface Checked<Value> {
  readonly step: Step<Value>
  readonly checks: readonly Check[]
}

/** Checks a value before it is converted, but only if its shape is right. */
function encoded<Value>({ step, checks }: Checked<Value>, value: unknown, run: Run): Value {
  const since = run.faults.length
  run.mode = 'shape'
  step(value, run)
  run.mode = 'encode'
  if (isInvalid(run, since)) {
    run.isStopped = true
    return value as Value // Dropped in the end.
  }
  run.faults.length = since
  return step(afterChecks(checks, { value, since }, run), run)
}

function afterChecks<Value>(
  checks: readonly Check[],
  { value, since }: { readonly value: Value; readonly since: number },
  run: Run,
): Value {
  let current = value
  for (const check of checks) {
    const isClean = run.faults.length === since && !run.isStopped
    if (isClean || !isLeftOut(check, { value: current, since }, run))
      current = applied(check, current, run)
  }
  return current
}

function applied<Value>(
  { accepts, change, message, ends = 'none' }: Check,
  value: Value,
  run: Run,
): Value {
  // The checks are of the step's type.
  if (change) return change(value as never) as Value
  return accepts?.(value as never) === false ? refuse(value, run, { message, ends }) : value
}

/** Returns true for a check that isn't made because of the faults so far. */
const isLeftOut = (
  { isOfLength }: Check,
  { value, since }: { readonly value: unknown; readonly since: number },
  run: Run,
): boolean => (isOfLength ? isOver(run, since) || !hasLength(value) : isInvalid(run, since))

const isOver = (run: Run, since: number): boolean =>
  run.isStopped || run.faults.some(({ ends }, at) => at >= since && ends === 'all')

const hasLength = (value: unknown): boolean =>
  (value as { readonly length?: unknown } | null | undefined)?.length !== undefined
