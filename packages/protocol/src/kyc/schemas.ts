import * as z from 'zod/mini'
import { daySchema, instantSchema, wireWord } from '../values/index.ts'
import { DOCUMENT_CATEGORY } from '../documents/index.ts'
import { documentNamesSchema } from '../documents/schemas.ts'
import { schemasOf } from '../inputs/index.ts'
import { signatureSchema, signDataSchema } from '../signatures/schemas.ts'
import { DUE_DILIGENCE_FIELDS, KYC_FIELDS, PERSONAL_INFO_SECTIONS } from './kyc-fields.ts'

const SECTIONS = Object.keys(KYC_FIELDS) as (keyof typeof KYC_FIELDS)[] // its own keys

const answersSchema = /* @__PURE__ */ z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(1_000)),
    z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
  ]),
)

/** A question of due diligence, and the bank's findings. */
export const dueDiligenceAnswerSchema = /* @__PURE__ */ z.object(schemasOf(DUE_DILIGENCE_FIELDS))

/**
 * An administrator's proposal for the due diligence records of a business. Another one must confirm
 * it.
 */
export const dueDiligenceProposalSchema = /* @__PURE__ */ z.object({
  proposalId: z.string(),
  /** All answers, as they would be; empty to remove all. */
  answers: z.array(dueDiligenceAnswerSchema),
  proposedBy: z.string(),
  /** True if the reader made it. They can withdraw it, and only someone else can confirm it. */
  isOwn: z.boolean(),
  proposedAt: instantSchema,
  expiresAt: instantSchema,
})

/** The bank's questions to a customer, and the answers. */
export const kycCustomerInfoSchema = /* @__PURE__ */ z.object({
  kind: z.enum(['personal', 'business']),
  /** Increases with each change. An update names the one it is based on. */
  revision: z.number(),
  /** By section, without secrets. */
  answers: z.partialRecord(z.enum(SECTIONS), answersSchema),
  /** Secrets that the bank has. */
  withheld: z.array(z.string()),
  /** The documents the bank requires, by category. */
  documents: z.array(
    z.object({
      categoryId: wireWord(DOCUMENT_CATEGORY),
      /** True if the bank has one, or is reviewing it. */
      isUploaded: z.boolean(),
      /** The reason for rejecting the last one, in plain words and in the language of the request. */
      rejectReason: z.optional(z.string()),
      /** For a document in another name. Only shown to the customer. */
      names: z.optional(documentNamesSchema),
      /** True if it was rejected for good: the bank won't accept another one either. */
      isFinal: z.optional(z.boolean()),
    }),
  ),
  /** For a business: the bank's findings about it. Only administrators change them. */
  dueDiligence: z.array(dueDiligenceAnswerSchema),
  /**
   * For a business: the way to make its declaration, by a tick with a typed name or by electronic
   * signature.
   */
  declaredBy: z.optional(z.enum(['typedName', 'signature'])),
  /** For a business: the name of the user, as in the bank's records. */
  signerName: z.optional(z.string()),
  /** For a declaration with electronic signature: the signature that is pending or has ended. */
  signature: z.optional(signatureSchema),
  savedAt: z.optional(instantSchema),
  submittedAt: z.optional(instantSchema),
  /** After submitting: the day by which the bank decides. */
  decisionBy: z.optional(daySchema),
  /**
   * The reason why the bank returned the answers, in plain words. Present until they are submitted
   * again.
   */
  returnReason: z.optional(z.string()),
  /** The time when the bank accepted the submitted answers. */
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
      /** True for the last section: the bank may now review everything. */
      submit: z.optional(z.boolean()),
    }),
    output: z.object({
      kycCustomerInfo: kycCustomerInfoSchema,
      /** Opens the signature that the submitted answers await. */
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
    /** The proposal that now awaits another administrator. */
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
