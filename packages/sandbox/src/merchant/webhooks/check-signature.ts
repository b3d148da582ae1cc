import type { SignatureCheck } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import { signedAt, verifySignature } from '@sixpence/protocol/merchant-signature'
import type { Bank } from '../../bank.ts'
import type { CallerContext } from '../../context.ts'
import { countTry } from '../count-try.ts'
import type { RestWork } from '../rest-route.ts'
import { sentBodies } from './sent-bodies.ts'
import { webhookOf } from './find-webhooks.ts'

const MOST_APART_MS = 5 * 60_000
const NAME_OF_HEADER = /^\s*sixpence-signature\s*:\s*/i

/** Checks messages against the time outside the bank, which signatures name. */
export const checkSignature =
  ({ real }: Pick<Bank, 'real'>): RestWork<typeof merchantMethods.checkSignature> =>
  async (input, context, id) => {
    await webhookOf(id, context)
    await countTry(context, 'signature')
    const header = input.header.replace(NAME_OF_HEADER, '').trim()
    const at = signedAt(header)
    if (!at) return { verdict: 'malformed', isLate: false }
    const message: Pasted = { webhookId: id, header, body: input.body.trim() }
    return {
      ...(await verdictOn(message, context)),
      signedAt: at.toISOString(),
      isLate: Math.abs(real.now().getTime() - at.getTime()) > MOST_APART_MS,
    }
  }

interface Pasted {
  readonly webhookId: string
  readonly header: string
  readonly body: string
}

type Verdict = Pick<SignatureCheck, 'verdict' | 'receiverName'>

async function verdictOn(message: Pasted, context: CallerContext): Promise<Verdict> {
  const receivers = await receiversOf(context)
  const own = receivers.filter(({ id }) => id === message.webhookId)
  const secrets = own.flatMap(present)
  const by = await signerOf(message, secrets)
  if (by !== undefined) return { verdict: by === own[0]?.secret ? 'right' : 'former' }
  for (const { name, ...receiver } of receivers) {
    if ((await signerOf(message, present(receiver))) === undefined) continue
    return { verdict: 'otherReceiver', receiverName: name }
  }
  const sent = await sentBodies(message, context)
  for (const body of sent) {
    if ((await signerOf({ ...message, body }, secrets)) !== undefined) {
      return { verdict: 'changedBody' }
    }
  }
  return { verdict: sent.includes(message.body) ? 'otherSecret' : 'unknown' }
}

const present = ({ secret, formerSecret }: Pick<ReceiverRow, 'secret' | 'formerSecret'>) =>
  [secret, formerSecret].filter(each => each !== null)

/** Returns the first secret with which a message is signed. */
async function signerOf(
  message: Pick<Pasted, 'header' | 'body'>,
  secrets: readonly string[],
): Promise<string | undefined> {
  for (const secret of secrets) if (await isSigned(message, secret)) return secret
  return undefined
}

/** Checks the signature at any age; the age is checked separately. */
const isSigned = (
  { header, body }: Pick<Pasted, 'header' | 'body'>,
  secret: string,
): Promise<boolean> =>
  verifySignature({
    header,
    body,
    secret,
    now: new Date(0),
    toleranceSeconds: Number.POSITIVE_INFINITY,
  })

interface ReceiverRow {
  id: string
  name: string
  secret: string | null
  formerSecret: string | null
}

const receiversOf = ({ sql, clock, caller }: CallerContext): Promise<ReceiverRow[]> =>
  sql<ReceiverRow & Record<string, unknown>>`
    select id, name, secret,
      case when former_until > ${clock.now()} then former_secret end as "formerSecret"
    from merchant_receiver where customer_id = ${caller.customerId} order by position`
