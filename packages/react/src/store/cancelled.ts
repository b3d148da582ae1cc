/**
 * The request was cancelled and no one awaits the answer any more. RTK Query reports it in the same
 * shape. No screen shows it.
 */
export interface Cancelled {
  readonly name: 'AbortError'
  readonly code: 'cancelled'
  readonly message: string
}

/**
 * What an endpoint answers for a request that was aborted. Its name is that of the browser's own
 * error.
 */
export const CANCELLED: Cancelled = {
  name: 'AbortError',
  code: 'cancelled',
  message: 'The request was cancelled',
}

/** Whether the `error` of an endpoint hook says that the question was taken back. */
export const isCancelled = (error: object | undefined): boolean =>
  error !== undefined && 'name' in error && error.name === 'AbortError'
