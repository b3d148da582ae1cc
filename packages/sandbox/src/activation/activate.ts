import type { ActivationAction } from '@sixpence/protocol'
import type { activationMethods } from '@sixpence/protocol/schemas'
import type { Context } from '../context.ts'
import { sha256, startFamily, type TokenSettings } from '../credentials/index.ts'
import { checkCaptcha, Refusal, type Handlers, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'
import { sendLink } from './send-activation.ts'

const BETWEEN_LINKS_MS = 60_000

/** Calls for the links that the bank mails. */
export function activationHandlers(tokens: TokenSettings) {
  return {
    activate: async ({ username, activationCode }, context) => {
      const customerId = await activate(['activation'], username, { activationCode, context })
      if (customerId instanceof Refusal) return customerId
      return (await startFamily(customerId, { ...context, tokens })).tokens
    },
    activateBusiness: async ({ email, activationCode }, context) => {
      const actions: ActivationAction[] = ['activationBusiness', 'activationEmployee']
      const customerId = await activate(actions, email, { activationCode, context })
      return customerId instanceof Refusal ? customerId : {}
    },
    resend: async ({ email, captcha }, context) => {
      checkCaptcha(captcha)
      await resend(email.toLowerCase(), context)
      return {}
    },
  } satisfies Partial<Handlers<typeof activationMethods>>
}

interface Activation {
  readonly activationCode: string
  readonly context: Context
}

/**
 * One refusal for another person's link, an expired one and a used one, so that nothing can be
 * learnt from it.
 */
async function activate(
  actions: readonly ActivationAction[],
  email: string,
  { activationCode, context: { sql, clock, locale } }: Activation,
): Promise<string | Refusal> {
  const [used] = await sql<{ customerId: string }>`
    delete from activation using customer join activation_link link using (email)
    where customer.id = activation.customer_id and email = ${email.toLowerCase()}
      and action = any(${actions}) and code_hash = ${await sha256(activationCode)}
      and expires_at > ${clock.now()}
      and link.id = (select max(id) from activation_link where email = customer.email and counts)
    returning customer_id as "customerId"`
  if (!used) return refuse.invalid('activationCode', refusalText(locale, 'linkOver'))
  await sql`update customer set is_active = true where id = ${used.customerId}`
  return used.customerId
}

/** Result, pause and duration are the same whether or not the address waits for a link. */
async function resend(email: string, context: Context): Promise<void> {
  const [waiting] = await context.sql<{ action: ActivationAction }>`
    select action from activation join customer on customer.id = customer_id
    where email = ${email} for update of activation`
  const { action = 'activation' } = waiting ?? {}
  const isAwaited = waiting !== undefined
  const { locale } = context
  await sendLink({ email, action, isAwaited, pauseMs: BETWEEN_LINKS_MS, locale }, context)
}
