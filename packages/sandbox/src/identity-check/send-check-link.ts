import type { OutputOf } from '@sixpence/protocol'
import type { identityCheckMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { deliver, maskEmail } from '../inbox/index.ts'
import { wordsOf } from '../language/index.ts'
import { makeLink } from './links.ts'
import { startRun } from './start-run.ts'

const WORDS = wordsOf('identityCheckMail')

/** Starts a check for the customer acted for; only they get the link. */
export async function sendCheckLink(
  context: CallerContext,
  bank: Pick<Bank, 'providerUrl'>,
): Promise<OutputOf<typeof identityCheckMethods.startFor>> {
  const { sql, clock, newId, caller } = context
  const { customerId } = caller
  const { runId } = await startRun({ customerId, kind: 'document' }, context, bank)
  const [customer] = await sql<{ email: string }>`
    select email from customer where id = ${customerId}`
  const link = await makeLink(runId, customerId, context)
  if (!customer || !link) throw new Error(`no link to ${runId}`)
  await deliver(sql, {
    id: newId(),
    to: customer.email,
    channel: 'email',
    subject: { words: WORDS.subject },
    body: [{ words: WORDS.link, values: { link: link.path } }],
    at: clock.now(),
  })
  return { runId, sentTo: maskEmail(customer.email), expiresAt: link.expiresAt.toISOString() }
}
