import type { CallTypes, Decoder, ValueOf } from './decode/index.ts'
import { RESPONSE_CODE } from './envelope/index.ts'
import type { StaffActKind } from './staff-act-kinds.ts'
import type {
  AnswerCode,
  CallFiles,
  CallOutflow,
  Calls,
  FourEyes,
  KeyUse,
  MethodNeed,
  MethodPermission,
  MethodScope,
  NamedCall,
  StaffMark,
  SubAccountRule,
} from './call.ts'

/**
 * One call of the main API. The client encodes `input` and posts it to `/api?<name>`; the bank
 * responds with an envelope that also contains `output`.
 */
export interface NamedMethod<
  Input = Decoder,
  Output = Decoder,
  Access extends 'public' | 'customer' = 'public' | 'customer',
> {
  /** Sent as the query string of the single endpoint, and as `method` in the body. */
  readonly name: string
  readonly effect: 'read' | 'write'
  /** `public` methods are sent without a token, so they also work signed out. */
  readonly access: Access
  readonly key: KeyUse
  /** The codes besides `00` that are answers; the output has them as `responseCode`. */
  readonly answers?: readonly AnswerCode[] | undefined
  /** Other calls from the session of a frame are refused with `ESU`. */
  readonly scope: MethodScope
  /** Callers without it are refused with `13`. Ignored for `public` methods. */
  readonly needs: MethodNeed
  /** Callers with none of the flags are refused with `13`. Ignored for `public` methods. */
  readonly permission: MethodPermission
  /**
   * Staff are refused with `13` if it is `never`, or `two` without `fourEyes`. Undefined for
   * `public` methods.
   */
  readonly staff: StaffMark | undefined
  /** The part in a change that needs two administrators. */
  readonly fourEyes?: FourEyes | undefined
  /** The act shown to the customer when staff make the call; by default that of the domain. */
  readonly staffAct?: StaffActKind | 'own' | undefined
  /** Refuses sub-accounts, or everyone else, with `13`. */
  readonly subAccount?: SubAccountRule | undefined
  /** Refused with `ENOA` if it may not leave the customer. */
  readonly outflow?: CallOutflow | undefined
  /** The files it takes; undefined if it takes none. */
  readonly files?: CallFiles | undefined
  readonly input: Input
  readonly output: Output
}

/** One call outside the single endpoint. The HTTP status gives the result, not a code. */
export interface RestMethod<Input = Decoder, Output = Decoder> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path below the service's address, e.g. `/auth/login`; `{name}` is a placeholder. */
  readonly path: string
  readonly effect: 'read' | 'write'
  /**
   * The permitted callers: anyone, a customer with an access token, or a merchant's server with its
   * API key.
   */
  readonly access: 'public' | 'customer' | 'merchant'
  /** Like that of a named method. Ignored if no access token is needed. */
  readonly needs: MethodNeed
  /** Like that of a named method; undefined if no access token is needed. */
  readonly staff: StaffMark | undefined
  /** Like that of a named method. */
  readonly fourEyes?: FourEyes | undefined
  /** Like that of a named method. */
  readonly staffAct?: StaffActKind | 'own' | undefined
  /** The statuses that mean success; all others are failures. */
  readonly statuses: readonly number[]
  readonly input: Input
  readonly output: Output
}

type AccessOf<Call> = Call extends { readonly access: 'public' } ? 'public' : 'customer'

/**
 * A call with its input and output, and with defaults for everything that its declaration leaves
 * out.
 */
export type MethodOf<Call, Types extends CallTypes> = Call &
  (Call extends NamedCall
    ? NamedMethod<Types['input'], Types['output'], AccessOf<Call>>
    : RestMethod<Types['input'], Types['output']>)

/** The calls of a domain with their inputs and outputs. */
export type Methods<Of extends Calls, Types extends Readonly<Record<keyof Of, CallTypes>>> = {
  readonly [Name in keyof Of]: MethodOf<Of[Name], Types[Name]>
}

type Success = typeof RESPONSE_CODE.success

type IsSame<One, Other> = [One, Other] extends [Other, One] ? unknown : never

/** Nothing for a call with further answers whose output doesn't carry exactly their codes. */
type Coded<Call, Types extends CallTypes> = Call extends {
  readonly answers: readonly (infer Code)[]
}
  ? ValueOf<Types['output']> extends { readonly responseCode: infer Carried }
    ? IsSame<Carried, Code | Success>
    : never
  : unknown

const NAMED = { access: 'customer', key: 'none', scope: 'full', needs: 'own', permission: [] }

// A 204 counts as a failure: the bank's services only succeed with these two.
const REST = { needs: 'own', statuses: [200, 201] }

/**
 * Joins the calls of a domain with their inputs and outputs. A call without them is a type error,
 * and so is an output without the codes of the call's answers.
 */
export function methodsOf<
  const Of extends Calls,
  Types extends Readonly<Record<keyof Of, CallTypes>>,
>(
  calls: Of,
  types: Types & { readonly [Name in keyof Of]: Coded<Of[Name], Types[Name]> },
): Methods<Of, Types> {
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    { ...('name' in call ? NAMED : REST), staff: undefined, ...call, ...types[name] },
  ])
  return Object.fromEntries(methods) as Methods<Of, Types> // one for each call
}

/**
 * Returns true if a response with this code is an answer of the call, and false if it refuses the
 * call.
 */
export const isAnswer = (
  { answers = [] }: Pick<NamedMethod, 'answers'>,
  responseCode: string,
): boolean => responseCode === RESPONSE_CODE.success || answers.some(code => code === responseCode)

/** The input as a caller passes it and a bank's handler receives it. */
export type InputOf<Method extends CallTypes> = ValueOf<Method['input']>
/** The output as a bank's handler returns it and a caller receives it. */
export type OutputOf<Method extends CallTypes> = ValueOf<Method['output']>
