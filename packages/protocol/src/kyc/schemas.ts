import * as z from 'zod/mini'
import { daySchema } from '../days.ts'
import { DOCUMENT_CATEGORY, documentNamesSchema } from '../documents/index.ts'
import { signatureSchema, signDataSchema } from '../signatures/index.ts'
import { instantSchema, wireWord } from '../wire-values.ts'
import { KYC_FIELDS, PERSONAL_INFO_SECTIONS } from './kyc-fields.ts'

const SECTIONS = Object.keys(KYC_FIELDS) as (keyof typeof KYC_FIELDS)[] // its own keys

const answersSchema = /* @__PURE__ */ z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(1_000)),
    z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
  ]),
)

/** A question of due diligence, and what the bank has found out. */
export const dueDiligenceAnswerSchema = /* @__PURE__ */ z.object({
  question: z.string().check(z.minLength(1), z.maxLength(300)),
  answer: z.string().check(z.minLength(1), z.maxLength(2_000)),
})

/** What an administrator wants written down about a business, and another one has to confirm. */
export const dueDiligenceProposalSchema = /* @__PURE__ */ z.object({
  proposalId: z.string(),
  /** All of them, as they would stand; empty where none is to be left. */
  answers: z.array(dueDiligenceAnswerSchema),
  proposedBy: z.string(),
  /** Whoever asks has proposed it: they can withdraw it, and somebody else confirms it. */
  isOwn: z.boolean(),
  proposedAt: instantSchema,
  expiresAt: instantSchema,
})

/** What the bank asks of a customer to know them, and what they have answered. */
export const kycCustomerInfoSchema = /* @__PURE__ */ z.object({
  kind: z.enum(['personal', 'business']),
  /** Counts what was saved: an update names the one that it began from. */
  revision: z.number(),
  /** By section. Secrets are left out. */
  answers: z.partialRecord(z.enum(SECTIONS), answersSchema),
  /** Secrets that the bank has. */
  withheld: z.array(z.string()),
  /** Documents that the bank asks for, by category. */
  documents: z.array(
    z.object({
      categoryId: wireWord(DOCUMENT_CATEGORY),
      /** The bank has one, or looks at it. */
      isUploaded: z.boolean(),
      /** Why the last one was not accepted, in plain words and in the language of the request. */
      rejectReason: z.optional(z.string()),
      /** Of a document in another name. Told to the customer alone. */
      names: z.optional(documentNamesSchema),
      /** It was refused for good: another one is not taken either. */
      isFinal: z.optional(z.boolean()),
    }),
  ),
  /** Of a business: what the bank has found out about it. An administrator changes it. */
  dueDiligence: z.array(dueDiligenceAnswerSchema),
  /** Of a business: how its declaration is made, ticked with a typed name or signed electronically. */
  declaredBy: z.optional(z.enum(['typedName', 'signature'])),
  /** Of a business: the name of the user who asks, as the bank knows it. */
  signerName: z.optional(z.string()),
  /** Of a declaration that is signed electronically: the bank waits for it, or it has ended. */
  signature: z.optional(signatureSchema),
  savedAt: z.optional(instantSchema),
  submittedAt: z.optional(instantSchema),
  /** Once it is submitted: when the bank will have looked at it. */
  decisionBy: z.optional(daySchema),
  /** Why the bank has sent the answers back, in plain words; until they are submitted again. */
  returnReason: z.optional(z.string()),
  /** When the bank accepted what was submitted. */
  acceptedAt: z.optional(instantSchema),
})

const proposalIdSchema = /* @__PURE__ */ z.object({
  proposalId: z.string().check(z.minLength(1), z.maxLength(60)),
})

const revisionSchema = /* @__PURE__ */ z.number().check(z.minimum(0))

/** The schemas of the calls, by their names. */
export const kycSchemas = {
  read: { input: z.object({}), output: z.object({ kycCustomerInfo: kycCustomerInfoSchema }) },
  save: {
    input: z.object({
      revision: revisionSchema,
      section: z.enum(SECTIONS),
      answers: answersSchema,
      /** It is the last: the bank may look at everything now. */
      submit: z.optional(z.boolean()),
    }),
    output: z.object({
      kycCustomerInfo: kycCustomerInfoSchema,
      /** What was submitted waits for a signature: this opens it. */
      signData: z.optional(signDataSchema),
    }),
  },
  updatePersonalInfo: {
    input: z.object({
      revision: revisionSchema,
      answers: z.record(z.enum(PERSONAL_INFO_SECTIONS), answersSchema),
    }),
    output: z.object({}),
  },
  updateDueDiligence: {
    input: z.object({ answers: z.array(dueDiligenceAnswerSchema).check(z.maxLength(100)) }),
    /** What waits for another administrator now. */
    output: z.object({ proposal: dueDiligenceProposalSchema }),
  },
  dueDiligenceProposals: {
    input: z.object({}),
    output: z.object({ proposals: z.array(dueDiligenceProposalSchema) }),
  },
  confirmDueDiligence: { input: proposalIdSchema, output: z.object({}) },
  withdrawDueDiligence: { input: proposalIdSchema, output: z.object({}) },
}

export type DueDiligenceAnswer = z.output<typeof dueDiligenceAnswerSchema>
export type DueDiligenceProposal = z.output<typeof dueDiligenceProposalSchema>
export type KycCustomerInfo = z.output<typeof kycCustomerInfoSchema>
