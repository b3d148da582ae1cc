/** How notifications leave the bank: as by the global `fetch`. */
export type Post = (url: string, request: NotificationRequest) => Promise<Response>

/** What is asked of a {@link Post}; it may give up when the signal says so. */
export interface NotificationRequest {
  readonly method: 'POST'
  readonly headers: Record<string, string>
  readonly body: string
  readonly redirect: 'manual'
  readonly signal: AbortSignal
}

/** What every notification says it comes from: the bank knows its own by it. */
export const NOTIFIER_AGENT = 'Sixpence-Notifications'
