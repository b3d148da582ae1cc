/** Sends notifications from the bank; with the shape of the global `fetch`. */
export type Post = (url: string, request: NotificationRequest) => Promise<Response>

/** The request to a {@link Post}, which may stop when the signal aborts. */
export interface NotificationRequest {
  readonly method: 'POST'
  readonly headers: Record<string, string>
  readonly body: string
  readonly redirect: 'manual'
  readonly signal: AbortSignal
}

/** The user agent of every notification, by which the bank recognizes its own. */
export const NOTIFIER_AGENT = 'Sixpence-Notifications'
