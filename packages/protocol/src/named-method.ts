import type * as z from 'zod/mini'

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
  readonly input: Input
  readonly output: Output
}

/** Declares a method and keeps its schemas' exact types. */
export function namedMethod<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Access extends 'public' | 'customer',
>(
  method: Omit<NamedMethod<Input, Output, Access>, 'key' | 'scope'> & {
    key?: KeyUse
    scope?: MethodScope
  },
): NamedMethod<Input, Output, Access> {
  return { key: 'none', scope: 'full', ...method }
}

/** What a caller hands in, and a bank's handler receives. */
export type InputOf<Method extends NamedMethod> = z.output<Method['input']>
/** What a bank's handler answers, and a caller receives. */
export type OutputOf<Method extends NamedMethod> = z.output<Method['output']>
