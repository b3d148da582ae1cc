/** The path of the capture at the isolated origin. */
export const CAPTURE_PATH = '/identity'

/** What the capture is handed over by the app. */
export interface CaptureHandover {
  readonly sdkToken: string
  readonly workflowRunId: string
  readonly locale: string
  /** The page of the app that follows once the customer has done their part. */
  readonly done: string
  /** The page of the app that has other ways. */
  readonly other: string
  /** The page of the app that gets a new token and comes back; empty where there is none. */
  readonly again: string
}
