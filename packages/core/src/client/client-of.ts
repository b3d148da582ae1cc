import type { InputOf, NamedMethod, OutputOf, RestMethod } from '@sixpence/protocol/method'
import type { CallNamedMethod, CallRestMethod } from '../transport/index.ts'

/** Options for a call that reads. */
export interface ReadOptions {
  /** Stops waiting for the answer. */
  readonly signal?: AbortSignal | undefined
}

/** Options for a call that takes effect once. */
export interface OnceOptions {
  /**
   * Identifies the attempt: keep it for all retries. However often it is sent with this key, the
   * bank executes the call once and returns the same result.
   */
  readonly key: string
}

type Method = NamedMethod | RestMethod
type Methods = Readonly<Record<string, Method>>

type OptionsOf<Of> = Of extends { readonly once: unknown }
  ? [options: OnceOptions]
  : Of extends { readonly effect: 'read' }
    ? [options?: ReadOptions]
    : []

// An object type without fields counts as an empty record.
type IsEmpty<Output> =
  Record<never, never> extends Output ? (string extends keyof Output ? true : false) : false

type Kept<Answer> = Answer extends (infer Item)[] ? readonly Item[] : Answer

/** The field a call returns, or its whole answer, or nothing if that has no fields. */
export type AnswerOf<Of extends Method> = Of extends { readonly answer: infer Field extends string }
  ? Kept<OutputOf<Of>[Field & keyof OutputOf<Of>]>
  : IsEmpty<OutputOf<Of>> extends true
    ? void
    : OutputOf<Of>

type PartsOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartsOf<Rest>
  : never

type FieldsOf<Of extends Method> = IsEmpty<InputOf<Of>> extends true ? object : InputOf<Of>

/** For a REST call, the path's parameters and the other fields, side by side. */
type Given<Of extends Method> = Of extends { readonly path: infer Path }
  ? [PartsOf<Path>] extends [never]
    ? FieldsOf<Of>
    : Readonly<Record<PartsOf<Path>, string>> & FieldsOf<Of>
  : InputOf<Of>

// The input is optional if none of its fields is required.
type Arguments<Input, Options extends unknown[]> =
  Record<never, never> extends Input
    ? [input?: Input, ...options: Options]
    : [input: Input, ...options: Options]

/** Makes one call: takes one object, and resolves to its answer. */
export type ClientMethod<Of extends Method> = (
  ...args: Arguments<Given<Of>, OptionsOf<Of>>
) => Promise<AnswerOf<Of>>

/** Calls that customers don't make themselves. */
type OthersOf<Of> = {
  [Name in keyof Of]: Of[Name] extends {
    readonly path: string
    readonly access: 'public' | 'merchant'
  }
    ? Name
    : never
}[keyof Of]

type Clients<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends Method ? ClientMethod<Of[Name]> : never
}

/** A method for each call of a domain, except those written by hand. */
export type ClientOf<Of, ByHand extends keyof Of = never> = Clients<Omit<Of, ByHand | OthersOf<Of>>>

interface Transport {
  readonly call: CallNamedMethod
  readonly callRest: CallRestMethod
}

/** Creates a client's methods from the calls of its domain. */
export function clientOf<Of extends Methods>(
  { call, callRest }: Transport,
  methods: Of,
): ClientOf<Of> {
  const client = Object.entries(methods).map(([name, method]) => [
    name,
    async (input: object = {}, options: Partial<ReadOptions & OnceOptions> = {}) =>
      answerOf(
        method,
        'name' in method
          ? await call(method, input, options)
          : await callRest(method, input, options),
      ),
  ])
  return Object.fromEntries(client) as ClientOf<Of> // one per call
}

function answerOf(method: Method & { readonly answer?: string }, output: unknown): unknown {
  const { answer } = method
  if (answer !== undefined) return (output as Record<string, unknown>)[answer] // as declared
  return method.output.isEmpty ? undefined : output
}
