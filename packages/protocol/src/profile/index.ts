export {
  DOCUMENT_STATUSES,
  documentStatusSchema,
  fatcaCrsInfoSchema,
  getProfile,
} from './profile.ts'
export type { DocumentStatus, FatcaCrsInfo, Profile } from './profile.ts'
