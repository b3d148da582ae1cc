import { DAY_MS, type InputOf, namesMatch, type RecoveryStatus } from '@sixpence/protocol'
import type { recoveryMethods } from '@sixpence/protocol/schemas'
import type { Context } from '../context.ts'
import { newSecret } from '../credentials/index.ts'
import { lockName } from '../db/index.ts'
import { checkCaptcha, Refusal, type Handlers } from '../http/index.ts'
import { deliver } from '../inbox/index.ts'
import { RECOVERY_MAIL_WORDS } from './recovery-mail-words.ts'
import { sendRecoveryCode } from './recovery-code.ts'

/** The time that a check of the claims takes. */
const CHECK_MS = 5000
const MOST_TASKS_A_DAY = 3

export const recoverAccountHandlers = {
  /**
   * Stands in for bank staff who check documents: the claims must match the account. For an unused
   * address nothing matches.
   */
  start: async (claim, context) => {
    checkCaptcha(claim.captcha)
    const { sql, clock } = context
    const email = claim.email.toLowerCase()
    const now = clock.now()
    await lockName(sql, `recovery ${email}`)
    const [known] = await sql<{ count: number }>`
    select count(*)::integer as count from recovery_task
    where email = ${email} and started_at > ${new Date(now.getTime() - DAY_MS)}`
    const before = known?.count ?? 0
    const isMatch = before < MOST_TASKS_A_DAY && (await fits(email, claim, context))
    const taskId = newSecret()
    await sql`
    insert into recovery_task
      (id, email, recovery_email, is_match, is_retryable, started_at, decided_at)
    values (${taskId}, ${email}, ${claim.recoveryEmail.toLowerCase()}, ${isMatch},
      ${before + 1 < MOST_TASKS_A_DAY}, ${now}, ${new Date(now.getTime() + CHECK_MS)})`
    return { taskId }
  },

  status: async ({ taskId }, context): Promise<RecoveryStatus> => {
    const { sql, clock } = context
    const [task] = await sql<TaskRow & Record<string, unknown>>`
      select email, recovery_email as "recoveryEmail", is_match as "isMatch",
        is_retryable as "isRetryable", decided_at <= ${clock.now()} as "isDecided",
        answered_at is not null as "isAnswered"
      from recovery_task where id = ${taskId} for update`
    if (!task) {
      return { verificationStatus: 'rejected', rejectReason: 'notVerifiable', isRetryable: true }
    }
    if (!task.isDecided) return { verificationStatus: 'pending', isRetryable: false }
    if (!task.isMatch) {
      const { isRetryable } = task
      const rejectReason = isRetryable ? 'dataMismatch' : 'notVerifiable'
      return { verificationStatus: 'rejected', rejectReason, isRetryable }
    }
    // A code was just sent: the next one has to wait, and so has the response.
    const isAnswered = task.isAnswered || (await answer(taskId, task, context))
    return { verificationStatus: isAnswered ? 'approved' : 'pending', isRetryable: false }
  },
} satisfies Partial<Handlers<typeof recoveryMethods>>

/**
 * Compares the claims with the account, and warns the owner of its mailbox. Does as much work for
 * an unused address.
 */
async function fits(
  email: string,
  { firstName, lastName, dob }: InputOf<typeof recoveryMethods.start>,
  { sql, clock, newId }: Context,
): Promise<boolean> {
  const [customer] = await sql<{ name: string; isBirthDay: boolean | null }>`
    select first_name || ' ' || last_name as name, birth_day::text = ${dob} as "isBirthDay"
    from customer where email = ${email}`
  await deliver(sql, {
    id: newId(),
    to: email,
    channel: 'email',
    subject: { words: RECOVERY_MAIL_WORDS.claimedSubject },
    body: [{ words: RECOVERY_MAIL_WORDS.claimed }],
    goesOut: customer !== undefined,
    at: clock.now(),
  })
  const isName = namesMatch(`${firstName} ${lastName}`, customer?.name ?? '').result === 'same'
  return isName && customer?.isBirthDay === true
}

interface TaskRow {
  email: string
  recoveryEmail: string
  isMatch: boolean
  isRetryable: boolean
  isDecided: boolean
  isAnswered: boolean
}

/** Sends the code to the other address; returns false if none may be sent yet. */
async function answer(
  taskId: string,
  { email, recoveryEmail }: TaskRow,
  context: Context,
): Promise<boolean> {
  const sent = await sendRecoveryCode({ email, to: recoveryEmail }, context)
  if (sent instanceof Refusal) return false
  await context.sql`
    update recovery_task set answered_at = ${context.clock.now()} where id = ${taskId}`
  return true
}
