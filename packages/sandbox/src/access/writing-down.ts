import type { CallerContext } from '../context.ts'
import { type NamedMethodRoute, Refusal } from '../http/index.ts'

/**
 * The same route, which writes down in the same transaction what somebody does for a customer other
 * than themselves: what only reads is not written down.
 */
export function writingDown(route: NamedMethodRoute): NamedMethodRoute {
  const { needs } = route.method
  if (needs === 'own' || needs === 'read' || needs === 'admin') return route
  return {
    method: route.method,
    async handle(input, context) {
      const outcome = await route.handle(input, context)
      if (context.caller.customerId !== context.caller.ownCustomerId) {
        await write(route.method.name, outcome, context)
      }
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
    values (${clock.now()}, ${caller.ownCustomerId}, ${caller.customerId}, ${method},
      ${refusedWith})`
}
