import type * as z from 'zod/mini'
import type { StaffActKind } from './staff-act-kinds.ts'
import type {
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
 * One call of the main API, as both ends of the wire see it: the client encodes `input` and posts
 * it to `/api?<name>`, the bank answers an envelope that also holds `output`.
 */
export interface NamedMethod<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Access extends 'public' | 'customer' = 'public' | 'customer',
> {
  /** Goes out as the query string of the single endpoint, and in the body as `method`. */
  readonly name: string
  readonly effect: 'read' | 'write'
  /** `public` methods are sent without a token, so they also work signed out. */
  readonly access: Access
  readonly key: KeyUse
  /** To the session of a frame everything else is refused with `ESU`. */
  readonly scope: MethodScope
  /** Callers without it are refused with `13`. Means nothing for `public` methods. */
  readonly needs: MethodNeed
  /** Callers with none of the flags are refused with `13`. Means nothing for `public` methods. */
  readonly permission: MethodPermission
  /**
   * Refused with `13` to staff where it is `never`, and where it is `two` without `fourEyes`.
   * Undefined for `public` methods.
   */
  readonly staff: StaffMark | undefined
  /** The part in a change that takes two administrators. */
  readonly fourEyes?: FourEyes | undefined
  /** As what a call of staff is told; undefined where the domain says it. */
  readonly staffAct?: StaffActKind | 'own' | undefined
  /** Refused with `13` to a sub-account, or to everyone else. */
  readonly subAccount?: SubAccountRule | undefined
  /** Refused with `ENOA` of a customer out of whom it may not go. */
  readonly outflow?: CallOutflow | undefined
  readonly input: Input
  readonly output: Output
}

/** One call outside the single endpoint. The HTTP status says what became of it, not a code. */
export interface RestMethod<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Absolute path below the service's address, e.g. `/auth/login`; `{name}` is a placeholder. */
  readonly path: string
  readonly effect: 'read' | 'write'
  /**
   * Who may call it: anyone, a customer with an access token, or a merchant's server with its API
   * key.
   */
  readonly access: 'public' | 'customer' | 'merchant'
  /** As for a named method. Means nothing where no access token is needed. */
  readonly needs: MethodNeed
  /** As for a named method; undefined where no access token is needed. */
  readonly staff: StaffMark | undefined
  /** As for a named method. */
  readonly fourEyes?: FourEyes | undefined
  /** As for a named method. */
  readonly staffAct?: StaffActKind | 'own' | undefined
  /** The statuses that mean success; everything else is a failure. */
  readonly statuses: readonly number[]
  readonly input: Input
  readonly output: Output
}

/** What goes out and what comes back, of one call. */
export interface CallSchemas {
  readonly input: z.ZodMiniType
  readonly output: z.ZodMiniType
}

type AccessOf<Call> = Call extends { readonly access: 'public' } ? 'public' : 'customer'

/** A call together with its schemas, and with what its declaration leaves to the defaults. */
export type MethodOf<Call, Schemas extends CallSchemas> = Call &
  (Call extends NamedCall
    ? NamedMethod<Schemas['input'], Schemas['output'], AccessOf<Call>>
    : RestMethod<Schemas['input'], Schemas['output']>)

/** The calls of a domain with their schemas. */
export type Methods<Of extends Calls, Schemas extends Readonly<Record<keyof Of, CallSchemas>>> = {
  readonly [Name in keyof Of]: MethodOf<Of[Name], Schemas[Name]>
}

const NAMED = { access: 'customer', key: 'none', scope: 'full', needs: 'own', permission: [] }

// A 204 counts as a failure: the bank's services succeed with these two only.
const REST = { needs: 'own', statuses: [200, 201] }

/** Joins the calls of a domain with their schemas: a call without schemas is a type error. */
export function withSchemas<
  const Of extends Calls,
  Schemas extends Readonly<Record<keyof Of, CallSchemas>>,
>(calls: Of, schemas: Schemas): Methods<Of, Schemas> {
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    { ...('name' in call ? NAMED : REST), staff: undefined, ...call, ...schemas[name] },
  ])
  return Object.fromEntries(methods) as Methods<Of, Schemas> // one for each call
}

/** The input as a caller passes it, and as a bank's handler receives it. */
export type InputOf<Method extends CallSchemas> = z.output<Method['input']>
/** The output as a bank's handler returns it, and as a caller receives it. */
export type OutputOf<Method extends CallSchemas> = z.output<Method['output']>
