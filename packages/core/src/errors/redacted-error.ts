import { SixpenceError } from './sixpence-error.ts'

/**
 * Returns a copy of an error for logs and other services, without secrets: all texts are redacted
 * as diagnostics are, and `newer`, `terms` and `cause` are left out.
 */
export async function redactedError(error: SixpenceError): Promise<SixpenceError> {
  const { redactText } = await import('./redact.ts')
  const { code, requestId, retryAfterSeconds, triesLeft, responseCode, description } = error
  const copy = new SixpenceError(code, redactText(error.message), {
    requestId,
    retryAfterSeconds,
    triesLeft,
    responseCode,
    description: description && redactText(description),
    details: error.details.map(redactText),
    fields: error.fields.map(({ field, message }) => ({ field, message: redactText(message) })),
  })
  if (error.stack !== undefined) copy.stack = redactText(error.stack)
  return copy
}
