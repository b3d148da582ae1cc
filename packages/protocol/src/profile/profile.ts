import * as z from 'zod/mini'
import { namedMethod } from '../named-method.ts'

/** Where a document stands that the bank asks a customer for. */
export const DOCUMENT_STATUSES = [
  'validated',
  'pending',
  'none',
  'notRequired',
  'rejected',
  'expiredSoon',
] as const

export const documentStatusSchema = /* @__PURE__ */ z.enum(DOCUMENT_STATUSES)

/** The four forms of a personal customer's tax section. */
export const fatcaCrsInfoSchema = /* @__PURE__ */ z.object({
  w9FormDocumentStatus: documentStatusSchema,
  certificateOfLossOfNationalityDocumentStatus: documentStatusSchema,
  taxResidencySelfCertificationDocumentStatus: documentStatusSchema,
  w8BenFormDocumentStatus: documentStatusSchema,
})

/** Tells what the bank has on file of a personal customer. */
export const getProfile = /* @__PURE__ */ namedMethod({
  name: 'profileInquiry',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({}),
  output: z.object({ profile: z.object({ fatcaCrsCertificationInfo: fatcaCrsInfoSchema }) }),
})

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]
export type FatcaCrsInfo = z.output<typeof fatcaCrsInfoSchema>
export type Profile = z.output<typeof getProfile.output>['profile']
