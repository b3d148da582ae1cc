import type { InputOf, OutputOf } from '@sixpence/protocol'
import type { NamedMethod, RestMethod } from '@sixpence/protocol/schemas'
import type { CallerContext, Context } from '../context.ts'
import type { Refusal } from './refusal.ts'

type ContextOf<Method extends NamedMethod> = Method['access'] extends 'public'
  ? Context
  : CallerContext

/** Handles one method: throws a `Refusal` to undo, returns one to keep its changes. */
export type Handler<Method extends NamedMethod> = (
  input: InputOf<Method>,
  context: ContextOf<Method>,
) => Promise<OutputOf<Method> | Refusal>

type Methods = Readonly<Record<string, NamedMethod | RestMethod>>

/** A handler for each method of a domain that goes through the single endpoint. */
export type Handlers<Of> = {
  readonly [
    Name in keyof Of as Of[Name] extends NamedMethod ? Name : never
  ]: Of[Name] extends NamedMethod ? Handler<Of[Name]> : never
}

/** A method and its handler. The method's rules about who may call it are checked before. */
export interface ServedMethod {
  readonly method: NamedMethod
  readonly handle: (input: unknown, context: CallerContext) => Promise<unknown>
}

/**
 * Serves the methods of a domain: a missing handler, or one without a method, is a type error. So a
 * handler can only read and return what its method declares.
 */
export function serve<Of extends Methods, Given extends Handlers<Of>>(
  methods: Of,
  handlers: Given & Readonly<Record<Exclude<keyof Given, keyof Handlers<Of>>, never>>,
): readonly ServedMethod[] {
  const byName = new Map(Object.entries<unknown>(handlers))
  return Object.entries(methods)
    .filter((entry): entry is [string, NamedMethod] => 'name' in entry[1])
    .map(([name, method]) => ({
      method,
      // The caller has already decoded the input with this method's own schema.
      handle: byName.get(name) as ServedMethod['handle'],
    }))
}
