import type { UploadStatus } from '@sixpence/protocol/documents'
import { isUsable } from './upload-states.ts'

/** True if a proof of address is enough for now: it was accepted, or is in review. */
export const isAcceptableAddressDocument = (status: UploadStatus): boolean => isUsable(status)
