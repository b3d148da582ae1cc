import type { Fault, FoundFault, Mode, Run, Step } from './step.ts'

/** The result of a decoder: the value, or its faults. */
export type Decoded<Value> =
  | { readonly value: Value; readonly faults?: undefined }
  | { readonly value?: undefined; readonly faults: readonly Fault[] }

/** Reads the values of the wire, and writes them. */
export interface Decoder<Value = unknown> {
  /** Returns what the bank sent as a value, without fields that nobody reads. */
  decode(wire: unknown): Decoded<Value>
  /** Does the same, but calls `pause` now and then while it reads long lists. */
  decodeInSlices(wire: unknown, pause: () => Promise<void>): Promise<Decoded<Value>>
  /** Returns a value as it is sent. */
  encode(value: Value): Decoded<unknown>
  /** True if its values are objects without fields. */
  readonly isEmpty?: boolean
}

/** The input and output of a call. */
export interface CallDecoders<Input = unknown, Output = unknown> {
  readonly input: Decoder<Input>
  readonly output: Decoder<Output>
}

/** The input and output of one call: decoders, or the schemas that they are made of. */
export interface CallTypes {
  readonly input: unknown
  readonly output: unknown
}

/** The value that a decoder or schema reads. */
export type ValueOf<Type> =
  Type extends Decoder<infer Value>
    ? Value
    : Type extends { readonly _zod: { readonly output: infer Value } }
      ? Value
      : never

/** The decoders of calls, by the schemas that they are made of. */
export type DecodersOf<Schemas extends Readonly<Record<string, CallTypes>>> = {
  readonly [Name in keyof Schemas]: CallDecoders<
    ValueOf<Schemas[Name]['input']>,
    ValueOf<Schemas[Name]['output']>
  >
}

/** Makes a decoder of a step. */
export const decoder = <Value>(step: Step<Value>): Decoder<Value> => ({
  decode: wire => run(step, 'decode', wire),
  decodeInSlices: (wire, pause) => inSlices(step, wire, pause),
  encode: value => run(step, 'encode', value),
  isEmpty: step.isEmpty === true,
})

/** Makes the decoders of several calls from the steps of their inputs and outputs. */
export const decoders = <Schemas extends Readonly<Record<string, CallTypes>>>(calls: {
  readonly [Name in keyof Schemas]: readonly [input: Step, output: Step]
}): DecodersOf<Schemas> =>
  Object.fromEntries(
    Object.entries<readonly [Step, Step]>(calls).map(([name, [input, output]]) => [
      name,
      { input: decoder(input), output: decoder(output) },
    ]),
  ) as DecodersOf<Schemas> // One for each call.

function run<Value>(step: Step<Value>, mode: Mode, given: unknown): Decoded<Value> {
  const faults: FoundFault[] = []
  const value = step(given, { mode, faults, isStopped: false, putOff: [] })
  if (faults.length === 0) return { value }
  return { faults: faults.map(({ path, message }) => ({ path, message })) }
}

/** Items between two pauses. */
const SLICE = 100

async function inSlices<Value>(
  step: Step<Value>,
  wire: unknown,
  pause: () => Promise<void>,
): Promise<Decoded<Value>> {
  if (!step.later) return run(step, 'decode', wire)
  const faults: FoundFault[] = []
  const reading: Run = { mode: 'decode', faults, isStopped: false, putOff: [] }
  const value = step.later(wire, reading)
  for (const { item, from, items } of reading.putOff)
    for (let at = 0; at < from.length && faults.length === 0; at += 1) {
      if (at % SLICE === 0) await pause()
      items.push(item(from[at], reading))
    }
  // Only a reading at once knows the paths of faults.
  return faults.length === 0 ? { value } : run(step, 'decode', wire)
}
