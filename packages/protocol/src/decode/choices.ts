import { isInvalid, isObject, refuse, type FoundFault, type Run, type Step } from './step.ts'

/** The first of several steps that accepts the value. */
export function union<Steps extends readonly Step[]>(...steps: Steps): Step<AnyOf<Steps>> {
  const read = (value: unknown, run: Run) => firstOf(steps, value, run) as AnyOf<Steps>
  return Object.assign(read, absenceOf(steps))
}

type AnyOf<Steps extends readonly Step[]> = ReturnType<Steps[number]>

const absenceOf = (steps: readonly Step[]) => ({
  ...(steps.some(step => step.mayBeAbsent) && { mayBeAbsent: true }),
  ...(steps.some(step => step.staysAbsent) && { staysAbsent: true }),
})

const NONE: [] = []

function firstOf(steps: readonly Step[], value: unknown, run: Run): unknown {
  const since = run.faults.length
  // Results that only failed a check.
  let near: { readonly result: unknown; readonly faults: FoundFault[] }[] = NONE
  for (const step of steps) {
    const result = step(value, run)
    if (run.faults.length === since) return result
    const isNear = !isInvalid(run, since)
    const faults = run.faults.splice(since)
    run.isStopped = false
    if (isNear) near = [...near, { result, faults }]
  }
  const [nearest] = near
  if (!nearest || near.length > 1) return refuse(value, run)
  run.faults.push(...nearest.faults)
  return nearest.result
}

/** The values of a field, and the object that they announce. */
export type Variant = readonly [...values: readonly string[], step: Step]

type OneOf<Variants extends readonly Variant[]> = Variants[number] extends infer One
  ? One extends readonly [...values: readonly string[], step: Step<infer Value>]
    ? Value
    : never
  : never

/** One of several objects, chosen by the value of a field. */
export function variants<const Variants extends readonly Variant[]>(
  name: string,
  ...all: Variants
): Step<OneOf<Variants>> {
  type Value = OneOf<Variants>
  const steps = all.map(variant => variant.at(-1) as Step<Value>) // Its last part.
  const byValue = new Map<unknown, Step<Value> | undefined>(
    all.flatMap((variant, at) => variant.slice(0, -1).map(value => [value, steps[at]] as const)),
  )
  return (value, run) => {
    if (!isObject(value)) return refuse(value, run)
    const step = byValue.get(value[name])
    if (step) return step(value, run)
    if (run.mode === 'decode') return refuse(value, run, { path: [name] })
    return firstOf(steps, value, run) as Value
  }
}

/** The functions that convert a value. */
export interface Conversion {
  readonly decode: (value: never) => unknown
  readonly encode: (value: never) => unknown
}

/** A value that has another form on the wire. */
export function converted(wire: Step, value: Step, { decode, encode }: Conversion): Step {
  const inward = { first: wire, convert: decode, second: value }
  const outward = { first: value, convert: encode, second: wire }
  const read: Step = (given, run) => convert(run.mode === 'decode' ? inward : outward, given, run)
  const { later } = value
  const way = later && { ...inward, second: later }
  return Object.assign(read, {
    ...(wire.mayBeAbsent && { mayBeAbsent: true }),
    ...(value.staysAbsent && { staysAbsent: true }),
    ...(way && { later: (given: unknown, run: Run) => convert(way, given, run) }),
  })
}

interface Way {
  readonly first: Step
  readonly convert: (value: never) => unknown
  readonly second: Step
}

function convert({ first, convert, second }: Way, given: unknown, run: Run): unknown {
  const since = run.faults.length
  const valid = first(given, run)
  if (run.faults.length === since) return second(convert(valid as never), run) // Checked by `first`.
  run.isStopped = true
  return valid
}
