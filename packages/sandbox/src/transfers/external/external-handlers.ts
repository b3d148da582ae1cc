import { EXTERNAL_KINDS, type ExternalKind, PAYMENT_KINDS } from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import type { Handlers } from '../../http/index.ts'

type Call = 'quote' | 'send'
type NameOf<Of extends Call> = (typeof PAYMENT_KINDS)[ExternalKind][Of]
type HandlersOf<Of extends Call> = Pick<Handlers<typeof transferMethods>, NameOf<Of>>
type Handler<Of extends Call> = HandlersOf<Of>[NameOf<Of>]
/** The input; for a wire it includes who bears the fee. */
type InputFor<Of extends Call> = Parameters<Handler<Of>>[0]

/**
 * Makes a handler for each kind of payment that leaves the bank, under the name of that kind's
 * call.
 */
export function externalHandlers<Of extends Call>(
  call: Of,
  handle: (
    kind: ExternalKind,
    input: InputFor<Of>,
    context: CallerContext,
  ) => ReturnType<Handler<Of>>,
): HandlersOf<Of> {
  const handlers: Partial<Record<string, unknown>> = {}
  for (const kind of EXTERNAL_KINDS) {
    handlers[PAYMENT_KINDS[kind][call]] = (input: InputFor<Of>, context: CallerContext) =>
      handle(kind, input, context)
  }
  return handlers as HandlersOf<Of> // One for each name.
}
