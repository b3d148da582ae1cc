import type * as z from 'zod/mini'
import type { PermittedAction } from './permissions.ts'

/**
 * How a method stands to an idempotency key: `none` takes no key, `opens` starts a payment intent
 * under a new key, `continues` acts on the intent that was opened under the same key.
 */
export type KeyUse = 'none' | 'opens' | 'continues'

/**
 * Which sessions may call a method: `embed`, those of the bank's frames in strangers' pages too;
 * `full`, a customer's own alone. A frame may call what reads and is named so, and nothing else.
 */
export type MethodScope = 'full' | 'embed'

/**
 * What somebody may do with the customer they act for. `full` is all of it and what no other right
 * reaches: whoever holds it holds the rest too.
 */
export type RightAction = 'read' | 'initiate' | 'approve' | 'upload' | 'full'

/**
 * What a caller needs for a method: a right to the customer acted for, or `own`, which everybody
 * has because it is about the person who is signed in and never about the customer acted for; or
 * `admin`, which administrators alone have.
 */
export type MethodNeed = RightAction | 'own' | 'admin'

/**
 * Which flags a user of a business needs for a method besides the right: that of one of the actions
 * is enough, and without any no flag is asked for. `ofPayment` stands for that of the payment which
 * the call names, and is asked of whoever began it.
 */
export type MethodPermission = readonly PermittedAction[] | 'ofPayment'

/**
 * What a member of the bank's staff may call who acts for a customer. `sees`: it reads, and holds
 * no secret; `helps`: it stops harm and does nothing else; `two`: it takes a second administrator;
 * `never`: it moves money, shows a secret or changes what is the customer's to change. Staff hold
 * no right to a customer: the mark takes its place.
 */
export type StaffMark = 'sees' | 'helps' | 'two' | 'never'

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
  /** `public` methods are sent without a token, so they also work signed out. */
  readonly access: Access
  readonly key: KeyUse
  /** To the session of a frame everything else is refused with `ESU`. */
  readonly scope: MethodScope
  /** Refused with `13` to whoever lacks it. Of `public` methods it says nothing. */
  readonly needs: MethodNeed
  /** Refused with `13` to whoever holds none of the flags. Of `public` methods it says nothing. */
  readonly permission: MethodPermission
  /** Refused with `13` to staff where it is `two` or `never`. Undefined of `public` methods. */
  readonly staff: StaffMark | undefined
  readonly input: Input
  readonly output: Output
}

/**
 * What a declaration says itself; a method that needs a token says who may call it, and one that
 * moves money which flags.
 */
type Declaration<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Access extends 'public' | 'customer',
> = Pick<NamedMethod<Input, Output, Access>, 'name' | 'access' | 'input' | 'output'> & {
  scope?: MethodScope
} & (Access extends 'public'
    ? { needs?: never; staff?: never }
    : { needs: MethodNeed; staff: StaffMark }) &
  (
    | { key?: 'none'; permission?: MethodPermission }
    | { key: Exclude<KeyUse, 'none'>; permission: MovesMoney }
  )

/** No method that moves money goes without a flag. */
type MovesMoney = readonly [PermittedAction, ...PermittedAction[]] | 'ofPayment'

/** Declares a method and keeps its schemas' exact types. */
export function namedMethod<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Access extends 'public' | 'customer',
>(method: Declaration<Input, Output, Access>): NamedMethod<Input, Output, Access> {
  return { key: 'none', scope: 'full', needs: 'own', staff: undefined, permission: [], ...method }
}

/** What a caller hands in, and a bank's handler receives. */
export type InputOf<Method extends NamedMethod> = z.output<Method['input']>
/** What a bank's handler answers, and a caller receives. */
export type OutputOf<Method extends NamedMethod> = z.output<Method['output']>
