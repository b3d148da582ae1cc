import type { CallerContext } from '../../context.ts'
import { Refusal, type ServedMethod } from '../../http/index.ts'

/**
 * Returns the same method, which logs what a representative does for a customer in the same
 * transaction. Reads aren't logged. Everything staff do is logged elsewhere.
 */
export function writingDown(served: ServedMethod): ServedMethod {
  const { needs, effect } = served.method
  if (needs === 'own' || effect === 'read') return served
  return {
    method: served.method,
    async handle(input, context) {
      const outcome = await served.handle(input, context)
      const { actsFor, ownCustomerId, isStaff } = context.caller
      if (actsFor !== ownCustomerId && !isStaff) await write(served.method.name, outcome, context)
      return outcome
    },
  }
}

async function write(
  method: string,
  outcome: unknown,
  { sql, clock, caller }: CallerContext,
): Promise<void> {
  const refusedWith = outcome instanceof Refusal ? outcome.responseCode : undefined
  await sql`
    insert into act_for_other (at, user_id, customer_id, method, refused_with)
    values (${clock.now()}, ${caller.ownCustomerId}, ${caller.actsFor}, ${method},
      ${refusedWith})`
}
