import type { UploadStatus } from '@sixpence/protocol/documents'
import { isUsable } from './upload-states.ts'

/** Whether a proof of an address is enough for now: it was accepted, or the bank is looking at it. */
export const isAcceptableAddressDocument = (status: UploadStatus): boolean => isUsable(status)
