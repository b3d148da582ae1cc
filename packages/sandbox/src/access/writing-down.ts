import { listBusinessUsers, searchCustomers, sendExportEmail } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { type NamedMethodRoute, Refusal } from '../http/index.ts'

/** What reads, and still asks for more than the right to read. */
const READS: ReadonlySet<string> = new Set([listBusinessUsers.name, searchCustomers.name])

/** What asks for no more than the right to read, and takes out of the bank what was read. */
const SENDS: ReadonlySet<string> = new Set([sendExportEmail.name])

/**
 * The same route, which writes down in the same transaction what somebody does for a customer other
 * than themselves: what only reads is not written down.
 */
export function writingDown(route: NamedMethodRoute): NamedMethodRoute {
  const { name, needs } = route.method
  const onlyReads = (needs === 'read' && !SENDS.has(name)) || READS.has(name)
  if (needs === 'own' || onlyReads) return route
  return {
    method: route.method,
    async handle(input, context) {
      const outcome = await route.handle(input, context)
      if (context.caller.actsFor !== context.caller.ownCustomerId) {
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
    values (${clock.now()}, ${caller.ownCustomerId}, ${caller.actsFor}, ${method},
      ${refusedWith})`
}
