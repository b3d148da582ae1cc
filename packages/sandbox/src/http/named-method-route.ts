import type { InputOf, NamedMethod, OutputOf } from '@sixpence/protocol'
import type { CallerContext, Context } from '../context.ts'
import type { Refusal } from './refusal.ts'

type ContextOf<Method extends NamedMethod> = Method['access'] extends 'public'
  ? Context
  : CallerContext

/** Answers one method: throws a `Refusal` to undo, returns one to keep what it did. */
export type Handle<Method extends NamedMethod> = (
  input: InputOf<Method>,
  context: ContextOf<Method>,
) => Promise<OutputOf<Method> | Refusal>

export interface NamedMethodRoute {
  readonly method: NamedMethod
  readonly handle: (input: unknown, context: CallerContext) => Promise<unknown>
}

/** Ties a handler to the protocol, so that it cannot read or answer anything else. */
export function namedMethodRoute<Method extends NamedMethod>(
  method: Method,
  handle: Handle<Method>,
): NamedMethodRoute {
  // The router decodes the input with this method's own schema before it calls.
  return { method, handle: handle as NamedMethodRoute['handle'] }
}
