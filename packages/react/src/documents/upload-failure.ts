import type { SixpenceError, UploadState } from '@sixpence/core'

/** Why an upload has failed; undefined for any other. */
export const uploadFailure = (state: UploadState | undefined): SixpenceError | undefined =>
  state?.status === 'failed' ? state.failure : undefined
