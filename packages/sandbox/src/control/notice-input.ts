import {
  NOTICE_STATUSES,
  NOTICE_TYPES,
  type NoticeType,
  type NotificationChannel,
} from '@sixpence/protocol'
import { emailSchema } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import type { Sql } from '../db/index.ts'
import { RestFault } from '../http/index.ts'
import { notify } from '../notifications/index.ts'
import type { NewNotice } from '../notices/index.ts'

/** The input of `POST /notices`: one notice to one person. */
export const noticeInputSchema = z.strictObject({
  to: emailSchema,
  type: z.enum(NOTICE_TYPES),
  /** By default the one that fits the type. */
  status: z.optional(z.enum(NOTICE_STATUSES)),
  /** Without it the client shows its own text for the type. */
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  body: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  params: z.optional(z.record(z.string(), z.unknown())),
})

export type NoticeInput = z.output<typeof noticeInputSchema>

/** A notice, and the channels it was sent by: those that the person wants. */
interface SentNotice extends NewNotice {
  readonly channels: readonly NotificationChannel[]
}

/** Notifies one person, like the bank would. */
export async function sendNotice(
  sql: Sql,
  { to, ...input }: NoticeInput,
  { clock, newId }: Pick<Bank, 'clock' | 'newId'>,
): Promise<SentNotice> {
  const [person] = await sql<{ id: string; email: string }>`
    select id, email from customer where email = ${to.toLowerCase()}`
  if (!person) throw new RestFault(404, 'not_found', `The bank knows nobody at ${to}.`)
  const notice = {
    ...input,
    status: input.status ?? USUAL_STATUS[input.type],
    id: newId(),
    customerId: person.id,
    at: clock.now(),
  }
  const channels = await notify({ sql, newId }, { ...notice, email: person.email })
  return { ...notice, channels }
}

const USUAL_STATUS: { readonly [Type in NoticeType]: NewNotice['status'] } = {
  info: 'info',
  documentFailed: 'error',
  documentRejected: 'error',
  documentExpired: 'warning',
  documentExpSoon: 'warning',
  usernameChangeFailed: 'error',
  usernameChanged: 'success',
  batchPartially: 'warning',
  zohoNewMessage: 'info',
  zohoClosedNoReply: 'info',
  acceptTermsLogin: 'warning',
  smartContractSigned: 'success',
  smartContractRejected: 'error',
  smartContractCancelled: 'warning',
  smartContractCreated: 'info',
  smartContractTerminated: 'warning',
  smartContractTerminationRequest: 'warning',
  smartContractTerminationCancelled: 'info',
  smartContractSignerIdentified: 'success',
  smartContractIdentificationLoaded: 'info',
  smartContractIdentificationFailed: 'error',
  cardClosed: 'warning',
  preapprovedFailed: 'warning',
  preapprovedStopped: 'error',
}
