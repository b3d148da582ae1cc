import type { recoveryMethods } from '@sixpence/protocol/schemas'
import type { Context } from '../context.ts'
import {
  endFamily,
  hashPassword,
  refusePassword,
  endWaitingSignIns,
  forgetFailures,
} from '../credentials/index.ts'
import { checkCaptcha, type Handlers } from '../http/index.ts'
import { deliver } from '../inbox/index.ts'
import { RECOVERY_MAIL_WORDS } from './recovery-mail-words.ts'
import { checkCode, sendRecoveryCode, spendCode } from './recovery-code.ts'

export const changePasswordHandlers = {
  requestCode: async ({ email, captcha }, context) => {
    checkCaptcha(captcha)
    const address = email.toLowerCase()
    const [known] = await context.sql`select id from customer where email = ${address}`
    const goesOut = known !== undefined
    return sendRecoveryCode({ email: address, to: address, goesOut }, context)
  },

  checkCode: async ({ email, code }, context) =>
    (await checkCode({ email: email.toLowerCase(), code }, context)) ?? {},

  changePassword: async ({ email, code, password }, context) => {
    const address = email.toLowerCase()
    // Checks the code first: without it nobody learns what is wrong with a password.
    const refusal = await checkCode({ email: address, code }, context)
    if (refusal) return refusal
    const faulty = refusePassword(password, 'password', context.locale)
    if (faulty) return faulty
    await spendCode(address, context)
    await setPassword(address, password, context)
    return {}
  },
} satisfies Partial<Handlers<typeof recoveryMethods>>

async function setPassword(email: string, password: string, context: Context): Promise<void> {
  const { sql, clock, newId, locale } = context
  const { hash, salt, iterations } = await hashPassword(password)
  const [login] = await sql<{ customerId: string; username: string }>`
    update login set password_hash = ${hash}, password_salt = ${salt},
      password_iterations = ${iterations}::integer
    where customer_id = (select id from customer where email = ${email})
    returning customer_id as "customerId", username`
  if (!login) throw new Error('a code was right for an address that nobody has')
  await sql`update customer set passphrase = '' where id = ${login.customerId}`
  await forgetFailures(login.username, context)
  const sessions = await sql<{ id: string }>`
    select id from token_family
    where customer_id = ${login.customerId} and revoked_at is null order by id`
  for (const { id } of sessions) await endFamily(id, 'protected', context)
  await endWaitingSignIns(login.customerId, { sql, clock })
  await deliver(sql, {
    id: newId(),
    to: email,
    channel: 'email',
    subject: { words: RECOVERY_MAIL_WORDS.changedSubject },
    body: [{ words: RECOVERY_MAIL_WORDS.changed }],
    locale,
    at: clock.now(),
  })
}
