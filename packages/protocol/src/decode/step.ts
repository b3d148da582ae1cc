/** A part of a value that isn't accepted. */
export interface Fault {
  /** The names and indices that lead to it. */
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** A fault while a value is read. */
export interface FoundFault {
  path: PropertyKey[]
  readonly message: string
  readonly ends: Ends
}

/** The checks that a fault leaves out: none, those that need a valid value, or all. */
export type Ends = 'none' | 'some' | 'all'

/** `shape` is a first look at a value to encode, without its checks. */
export type Mode = 'decode' | 'encode' | 'shape'

/** One reading of a value. */
export interface Run {
  mode: Mode
  readonly faults: FoundFault[]
  /** True if the step that just ended couldn't convert its value. */
  isStopped: boolean
  /** The long lists that are read in slices, after everything else. */
  readonly putOff: PutOff[]
}

/** A list whose items are still to be read. */
interface PutOff {
  readonly item: Step
  readonly from: readonly unknown[]
  readonly items: unknown[]
}

/** Reads a value: returns it as it should be, or adds its faults to the run. */
export interface Step<Value = unknown> {
  (value: unknown, run: Run): Value
  /** True if the field may be absent. */
  mayBeAbsent?: boolean
  /** True if it may be absent from the result, too. */
  staysAbsent?: boolean
  /** True if its value is an object without fields. */
  isEmpty?: boolean
  /** Does the same, but puts off long lists in it. */
  later?: (value: unknown, run: Run) => Value
}

/** The details of a fault. */
interface RefuseOptions {
  readonly message?: string | undefined
  readonly path?: PropertyKey[]
  readonly ends?: Ends
}

/** The message of a fault that has no message of its own. */
const INVALID = 'Invalid input'

/** Adds a fault to a run, and returns the value, which is dropped in the end. */
export function refuse(
  value: unknown,
  run: Run,
  { message = INVALID, path = [], ends = 'some' }: RefuseOptions = {},
): never {
  run.faults.push({ path, message, ends })
  return value as never
}

/** Completes the paths of the faults of a field or item. */
export function locate(run: Run, since: number, key: PropertyKey): void {
  for (let at = since; at < run.faults.length; at += 1) run.faults[at]?.path.unshift(key)
  run.isStopped = false
}

/** Returns true if checks that need a valid value are left out. */
export const isInvalid = (run: Run, since: number): boolean =>
  run.isStopped || run.faults.some(({ ends }, at) => at >= since && ends !== 'none')

/** Returns true for an object that isn't a list. */
export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
