import {
  type FaultyAnswer,
  KYC_SECTIONS,
  type KycAnswers,
  kycCustomerInfoSchema,
  type kycMethods,
  type KycSection,
  PERSONAL_INFO_SECTIONS,
} from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { notifyStatusChange } from '../standing/index.ts'
import { expectedAnswers, isShaped, checkAnswers } from './check-answers.ts'
import { kycInfo, type KycRecord, kycRecord, lockedKycRecord, secretsOf } from './kyc-record.ts'
import { keepKnown } from './keep-known.ts'
import { writeDueDiligence } from './write-due-diligence.ts'

type Answers = KycRecord['answers']

export const kycHandlers = {
  /** Returns what was answered so far. */
  read: async (_input, context) => ({
    kycCustomerInfo: await kycInfo(await kycRecord(context), context),
  }),

  /** Keeps a section; with the last one the bank takes over. */
  save: async ({ revision, section, answers: given, submit = false }, context) => {
    const record = await recordAt(revision, context)
    if (!KYC_SECTIONS[record.kind].includes(section)) throw notAsked(section)
    if (record.submittedAt) throw refuse.invalid('submit', 'This was submitted already.')
    const answers = { ...record.answers, [section]: merged(record, section, given) }
    await refuseFaulty([section], answers, { context, mayMiss: true })
    if (submit) await refuseFaulty(KYC_SECTIONS[record.kind], answers, { context, mayMiss: false })
    await store(answers, context, submit)
    if (submit) await keepKnown(answers, context)
    return { kycCustomerInfo: await kycInfo(await kycRecord(context), context) }
  },

  /** Brings personal data up to date. */
  updatePersonalInfo: async ({ revision, answers: given }, context) => {
    const record = await recordAt(revision, context)
    if (record.kind !== 'personal') throw notAsked('person')
    const answers = {
      ...record.answers,
      ...Object.fromEntries(
        PERSONAL_INFO_SECTIONS.map(section => [section, merged(record, section, given[section])]),
      ),
    }
    await refuseFaulty(PERSONAL_INFO_SECTIONS, answers, { context, mayMiss: false })
    await store(answers, context, false)
    await keepKnown(answers, context)
    await context.sql`
      update customer set needs_info_update = false where id = ${context.caller.customerId}`
    return {}
  },

  /** Writes down what is known of a business. */
  updateDueDiligence: async ({ answers }, context) => {
    const { sql, caller } = context
    const { ownCustomerId, actsFor } = caller
    if (actsFor === ownCustomerId) throw refuse.accessDenied('Say for which business this is.')
    await writeDueDiligence(sql, actsFor, answers)
    await notifyStatusChange(context, actsFor)
    return {}
  },
} satisfies Handlers<typeof kycMethods>

const notAsked = (section: KycSection) =>
  refuse.invalid('section', `Nobody asks this customer for ${section}.`)

async function recordAt(revision: number, context: CallerContext): Promise<KycRecord> {
  const record = await lockedKycRecord(context)
  if (record.revision === revision) return record
  const newer = z.encode(kycCustomerInfoSchema, await kycInfo(record, context))
  throw refuse.changedMeanwhile('It was changed meanwhile.', newer)
}

/** What is given takes the place of what was, but for secrets that were not given again. */
function merged({ answers }: KycRecord, section: KycSection, given: KycAnswers): KycAnswers {
  if (!isShaped(section, given)) throw refuse.malformed('Choices are lists, anything else is text.')
  const kept = Object.entries(answers[section] ?? {}).filter(([name]) =>
    secretsOf(section).includes(name),
  )
  return { ...Object.fromEntries(kept), ...expectedAnswers(section, given) }
}

interface Checking {
  readonly context: CallerContext
  /** What is not there yet may still come. */
  readonly mayMiss: boolean
}

async function refuseFaulty(
  sections: readonly KycSection[],
  answers: Answers,
  { context, mayMiss }: Checking,
): Promise<void> {
  const faults: FaultyAnswer[] = []
  for (const section of sections) {
    faults.push(...(await checkAnswers(section, answers[section] ?? {}, context)))
  }
  const told = faults.filter(({ fault }) => !(mayMiss && isMissing(fault)))
  if (told.length === 0) return
  throw refuse.invalidInput('Some answers can’t be taken.', {
    fields: told.map(({ field, fault }) => ({ param: field, description: fault })),
  })
}

const isMissing = (fault: FaultyAnswer['fault']): boolean =>
  fault === 'missing' || fault === 'not_all'

async function store(
  answers: Answers,
  { sql, caller, clock }: CallerContext,
  isSubmitted: boolean,
): Promise<void> {
  const now = clock.now()
  await sql`
    update kyc_info set revision = revision + 1, answers = ${JSON.stringify(answers)},
      saved_at = ${now}, submitted_at = coalesce(submitted_at, ${isSubmitted ? now : null}),
      return_reason = case when ${isSubmitted} then null else return_reason end
    where customer_id = ${caller.customerId}`
  if (!isSubmitted) return
  // From here on the bank looks at it.
  await sql`
    update customer set needs_kyc = false, verified = false where id = ${caller.customerId}`
}
