/** The path of the capture at the isolated origin. */
export const CAPTURE_PATH = '/identity'

/** The values that the app hands over to the capture page. */
export interface CaptureHandover {
  readonly sdkToken: string
  readonly workflowRunId: string
  readonly locale: string
  /** The app's page to open once the customer has done their part. */
  readonly done: string
  /** The app's page with other ways to verify. */
  readonly other: string
  /** The app's page that gets a new token and comes back; empty if there is none. */
  readonly again: string
}
