import type { UploadState } from '@sixpence/core/documents'
import type { SixpenceError } from '@sixpence/core/errors'

/** Returns the reason why an upload failed; undefined in any other state. */
export const uploadFailure = (state: UploadState | undefined): SixpenceError | undefined =>
  state?.status === 'failed' ? state.failure : undefined
