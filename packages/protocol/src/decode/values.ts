import { refuse, type Run, type Step } from './step.ts'

/** Any text. */
export const string: Step<string> = (value, run) =>
  typeof value === 'string' ? value : refuse(value, run)

/** Any number except infinite ones. */
export const number: Step<number> = (value, run) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(value, run)

/** True or false. */
export const boolean: Step<boolean> = (value, run) =>
  typeof value === 'boolean' ? value : refuse(value, run)

/** Anything. */
export const unknown: Step = value => value

/** The content of a file. */
export const bytes: Step<Uint8Array> = (value, run) =>
  value instanceof Uint8Array || run.mode === 'shape' ? (value as Uint8Array) : refuse(value, run)

/** One of some values. */
export function oneOf<const Values extends readonly unknown[]>(
  ...values: Values
): Step<Values[number]> {
  const known = new Set(values)
  return (value, run) => (known.has(value) ? value : refuse(value, run))
}

/** A value that a function accepts. */
export const only =
  (accepts: (value: never) => boolean, message?: string): Step =>
  (value, run) =>
    // The function checks the type as well.
    run.mode === 'shape' || accepts(value as never)
      ? value
      : refuse(value, run, { message, ends: 'all' })

/** A step of a field that may be absent. */
export interface OptionalStep<Value> extends Step<Value | undefined> {
  readonly mayBeAbsent: true
  readonly staysAbsent: true
}

/** A value that may be absent. */
export function optional<Value>(step: Step<Value>): OptionalStep<Value> {
  const read = (value: unknown, run: Run) => (value === undefined ? value : step(value, run))
  return Object.assign(read, { mayBeAbsent: true, staysAbsent: true } as const)
}
