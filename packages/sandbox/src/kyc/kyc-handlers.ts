import {
  type FaultyKycAnswer,
  KYC_SECTIONS,
  type KycAnswers,
  type KycSection,
  PERSONAL_INFO_SECTIONS,
  type SignData,
} from '@sixpence/protocol'
import { type kycMethods, kycCustomerInfoSchema } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { type Declaring, isSigned } from './declaring.ts'
import { expectedAnswers, isShaped, checkAnswers } from './check-answers.ts'
import { kycInfo, type KycRecord, kycRecord, lockedKycRecord, secretsOf } from './kyc-record.ts'
import { dueDiligenceHandlers } from './due-diligence/due-diligence-handlers.ts'
import { keepKnown } from './keep-known.ts'
import { markSubmitted } from './mark-submitted.ts'
import { signDeclaration, withdrawDeclaration } from './sign-declaration.ts'

type Answers = KycRecord['answers']

/** The calls about getting to know a customer. */
export const kycHandlers = (declaring: Declaring): Handlers<typeof kycMethods> => ({
  /** Returns the answers so far. */
  read: async (_input, context) => ({
    kycCustomerInfo: await kycInfo(await kycRecord(context), { ...context, declaring }),
  }),

  /** Stores a section; after the last one the bank takes over. */
  save: async ({ revision, section, answers: given, submit = false }, context) => {
    const record = await recordAt(revision, { ...context, declaring })
    if (!KYC_SECTIONS[record.kind].includes(section)) throw notRequired(section)
    if (record.submittedAt || (await withdrawDeclaration(record, context))) {
      return refuse.invalid('submit', 'This was submitted already.')
    }
    const signs = isSigned(record, declaring)
    const answers = { ...record.answers, [section]: merged(record, section, given) }
    // A signature replaces the answers of a declaration.
    if (signs) delete answers.declaration
    await refuseFaulty([section], answers, { context, mayMiss: true })
    if (submit) {
      await refuseFaulty(requiredSections(record, declaring), answers, { context, mayMiss: false })
    }
    await store(answers, context)
    const handedOver = submit ? await handOver(answers, { context, declaring, signs }) : {}
    const kycCustomerInfo = await kycInfo(await kycRecord(context), { ...context, declaring })
    return { kycCustomerInfo, ...handedOver }
  },

  /** Updates personal data. */
  updatePersonalInfo: async ({ revision, answers: given }, context) => {
    const record = await recordAt(revision, { ...context, declaring })
    if (record.kind !== 'personal') throw notRequired('person')
    const answers = {
      ...record.answers,
      ...Object.fromEntries(
        PERSONAL_INFO_SECTIONS.map(section => [section, merged(record, section, given[section])]),
      ),
    }
    await refuseFaulty(PERSONAL_INFO_SECTIONS, answers, { context, mayMiss: false })
    await store(answers, context)
    await keepKnown(answers, context)
    await context.sql`
      update customer set needs_info_update = false where id = ${context.caller.customerId}`
    return {}
  },

  ...dueDiligenceHandlers,
})

const requiredSections = ({ kind }: KycRecord, declaring: Declaring): readonly KycSection[] =>
  KYC_SECTIONS[kind].filter(section => section !== 'declaration' || !isSigned({ kind }, declaring))

interface HandingOver {
  readonly context: CallerContext
  readonly declaring: Declaring
  readonly signs: boolean
}

/** The bank reviews everything from here on, or as soon as it is signed. */
async function handOver(
  answers: Answers,
  { context, declaring, signs }: HandingOver,
): Promise<{ signData?: SignData }> {
  if (signs) return { signData: await signDeclaration(context, declaring) }
  await markSubmitted(context.caller.customerId, context)
  await keepKnown(answers, context)
  return {}
}

const notRequired = (section: KycSection) =>
  refuse.invalid('section', `Nobody asks this customer for ${section}.`)

async function recordAt(
  revision: number,
  context: CallerContext & { readonly declaring: Declaring },
): Promise<KycRecord> {
  const record = await lockedKycRecord(context)
  if (record.revision === revision) return record
  const newer = z.encode(kycCustomerInfoSchema, await kycInfo(record, context))
  throw refuse.changedMeanwhile('It was changed meanwhile.', newer)
}

/** Replaces a section's answers, except for secrets that weren't given again. */
function merged({ answers }: KycRecord, section: KycSection, given: KycAnswers): KycAnswers {
  if (!isShaped(section, given)) throw refuse.malformed('Choices are lists, anything else is text.')
  const kept = Object.entries(answers[section] ?? {}).filter(([name]) =>
    secretsOf(section).includes(name),
  )
  return { ...Object.fromEntries(kept), ...expectedAnswers(section, given) }
}

interface Checking {
  readonly context: CallerContext
  /** True if missing answers may still follow. */
  readonly mayMiss: boolean
}

async function refuseFaulty(
  sections: readonly KycSection[],
  answers: Answers,
  { context, mayMiss }: Checking,
): Promise<void> {
  const faults: FaultyKycAnswer[] = []
  for (const section of sections) {
    faults.push(...(await checkAnswers(section, answers[section] ?? {}, context)))
  }
  const reported = faults.filter(({ fault }) => !(mayMiss && isMissing(fault)))
  if (reported.length === 0) return
  throw refuse.invalidInput('Some answers can’t be taken.', {
    fields: reported.map(({ field, fault }) => ({ param: field, description: fault })),
  })
}

const isMissing = (fault: FaultyKycAnswer['fault']): boolean =>
  fault === 'missing' || fault === 'not_all'

/** The document to sign has changed. */
async function store(answers: Answers, { sql, caller, clock }: CallerContext): Promise<void> {
  await sql`
    update kyc_info set revision = revision + 1, answers = ${JSON.stringify(answers)},
      saved_at = ${clock.now()}, signature_id = null
    where customer_id = ${caller.customerId}`
}
