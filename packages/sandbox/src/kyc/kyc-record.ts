import {
  CUSTOMER_TYPE,
  KYC_SECTIONS,
  type KycAnswers,
  type KycCustomerInfo,
  kycFieldsOf,
  type KycKind,
  type KycSection,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import {
  findSignature,
  presentSignature,
  signerNameOf,
  type SignatureRow,
} from '../signatures/index.ts'
import { decisionDay } from './decision-day.ts'
import { type Declaring, isSigned } from './declaring.ts'
import { knownAnswers } from './known-answers.ts'
import { documentStates, requestedDocuments } from './required-documents.ts'
import { returnWords } from './review/return-reasons.ts'

/** A customer's answers as stored, including secrets. */
export interface KycRecord {
  readonly kind: KycKind
  readonly revision: number
  readonly answers: Readonly<Partial<Record<KycSection, KycAnswers>>>
  readonly savedAt: Date | null
  readonly submittedAt: Date | null
  readonly returnReason: string | null
  readonly acceptedAt: Date | null
  /** Set for a declaration that is signed electronically. */
  readonly signature: SignatureRow | undefined
}

interface Row extends Omit<KycRecord, 'kind' | 'signature'> {
  readonly signatureId: string | null
  readonly customerType: keyof typeof CUSTOMER_TYPE
}

type Context = Pick<CallerContext, 'sql' | 'caller'>

/** Reads it; unanswered sections start with what the bank knows. */
export async function kycRecord({ sql, caller }: Context): Promise<KycRecord> {
  const [row] = await sql<Row & Record<string, unknown>>`
    select kind as "customerType", coalesce(revision, 0) as revision,
      coalesce(answers, '{}') as answers, saved_at as "savedAt", submitted_at as "submittedAt",
      return_reason as "returnReason", accepted_at as "acceptedAt", signature_id as "signatureId"
    from customer left join kyc_info on customer_id = id where id = ${caller.customerId}`
  if (!row) throw new Error(`no customer ${caller.customerId}`)
  const { customerType, answers, signatureId, ...record } = row
  const signature = signatureId === null ? undefined : await findSignature(sql, { id: signatureId })
  const kind = CUSTOMER_TYPE[customerType] === 'personal' ? 'personal' : 'business'
  return {
    ...record,
    signature,
    kind,
    answers: { ...(await knownAnswers(kind, { sql, caller })), ...answers },
  }
}

/**
 * Reads it, and locks it until the transaction ends: the second of two simultaneous saves sees the
 * first.
 */
export async function lockedKycRecord(context: Context): Promise<KycRecord> {
  const { sql, caller } = context
  await sql`insert into kyc_info (customer_id) values (${caller.customerId}) on conflict do nothing`
  await sql`select from kyc_info where customer_id = ${caller.customerId} for update`
  return kycRecord(context)
}

interface KycReading extends Context, Pick<CallerContext, 'locale'> {
  readonly declaring: Declaring
}

/** Returns it as the customer reads it: without secrets. */
export async function kycInfo(
  record: KycRecord,
  { declaring, locale, ...context }: KycReading,
): Promise<KycCustomerInfo> {
  const { sql, caller } = context
  const { kind, revision, savedAt, submittedAt, returnReason, acceptedAt } = record
  const documents = await documentStates(kind, { sql, customerId: caller.customerId })
  const dueDiligence = await sql<{ question: string; answer: string }>`
    select question, answer from due_diligence_answer
    where customer_id = ${caller.customerId} order by position`
  return {
    kind,
    revision,
    answers: withoutSecrets(record),
    withheld: withheldOf(record),
    documents: requestedDocuments(documents, { caller, locale }),
    dueDiligence,
    ...(await declarationOf(record, context, declaring)),
    ...(savedAt && { savedAt: savedAt.toISOString() }),
    ...(submittedAt && {
      submittedAt: submittedAt.toISOString(),
      decisionBy: decisionDay(submittedAt),
    }),
    ...(returnReason !== null && { returnReason: returnWords(returnReason, locale) }),
    ...(acceptedAt && { acceptedAt: acceptedAt.toISOString() }),
  }
}

/** Lists the secrets that the bank has. */
export const withheldOf = ({ kind, answers }: Pick<KycRecord, 'kind' | 'answers'>): string[] =>
  KYC_SECTIONS[kind].flatMap(section =>
    secretsOf(section).filter(name => answers[section]?.[name] !== undefined),
  )

/** The secrets of a section, by name. */
export const secretsOf = (section: KycSection): string[] =>
  kycFieldsOf(section).flatMap(([name, { isSecret }]) => (isSecret ? [name] : []))

function withoutSecrets({ kind, answers }: KycRecord): KycCustomerInfo['answers'] {
  const shown = KYC_SECTIONS[kind].flatMap(section => {
    const given = answers[section]
    if (!given) return []
    const secrets = secretsOf(section)
    const open = Object.entries(given).filter(([name]) => !secrets.includes(name))
    return [[section, Object.fromEntries(open)]]
  })
  return Object.fromEntries(shown) as KycCustomerInfo['answers'] // only sections
}

/** Returns the way in which the declaration of a business is made, and its state. */
async function declarationOf(
  record: KycRecord,
  context: Context,
  declaring: Declaring,
): Promise<Partial<KycCustomerInfo>> {
  if (record.kind !== 'business') return {}
  const signerName = await signerNameOf(context)
  if (!isSigned(record, declaring)) return { declaredBy: 'typedName', signerName }
  const { signature, submittedAt } = record
  // Returned answers need a new signature.
  const isOver = signature?.status === 'signed' && !submittedAt
  const shown = signature && !isOver && presentSignature(signature, context.caller)
  return { declaredBy: 'signature', signerName, ...(shown && { signature: shown }) }
}
