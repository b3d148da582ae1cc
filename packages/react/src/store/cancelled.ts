/**
 * The request was cancelled and nobody awaits the answer any more. RTK Query reports it in the same
 * shape. No screen shows it.
 */
export interface Cancelled {
  readonly name: 'AbortError'
  readonly code: 'cancelled'
  readonly message: string
}

/** The result of an endpoint for an aborted request. Its name is the one of the browser's own error. */
export const CANCELLED: Cancelled = {
  name: 'AbortError',
  code: 'cancelled',
  message: 'The request was cancelled',
}

/** Returns true if the `error` of an endpoint hook means that the request was cancelled. */
export const isCancelled = (error: object | undefined): boolean =>
  error !== undefined && 'name' in error && error.name === 'AbortError'
