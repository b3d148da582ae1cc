import type { CallerContext } from '../context.ts'
import { type NamedMethodRoute, Refusal } from '../http/index.ts'

/**
 * The same route, which writes down in the same transaction what a representative does for a
 * customer: what only reads is not written down. What staff do is, all of it, elsewhere.
 */
export function writingDown(route: NamedMethodRoute): NamedMethodRoute {
  const { needs, staff } = route.method
  if (needs === 'own' || staff === 'sees') return route
  return {
    method: route.method,
    async handle(input, context) {
      const outcome = await route.handle(input, context)
      const { actsFor, ownCustomerId, isStaff } = context.caller
      if (actsFor !== ownCustomerId && !isStaff) await write(route.method.name, outcome, context)
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
