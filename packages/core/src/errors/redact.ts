import type { Diagnostic } from './diagnostic.ts'

// Match anywhere in a name; `pin` and `code` would match too much.
const SECRET_PARTS = [
  'token',
  'jwt',
  'password',
  'secret',
  'verifier',
  'otp',
  'authorization',
  'captcha',
  'ticket',
  'cookie',
  'cardnumber',
  'cvv',
  'cvc',
  'activationcode',
  'approvalcode',
  'confirmationcode',
  'deeplink',
  '(authorize|redirect|frame|file|sign)url',
  'urlpdf',
  '^(code|key|link|pan|number)$',
  // Data that identifies a customer.
  'tax(id|number)',
  'birth(day|date)',
  'instantkey$',
  '(^|new|old)pin(code|new|repeat)?$',
]
const SECRET_FIELD = new RegExp(SECRET_PARTS.join('|'), 'i')
// Also matches inside JSON nested in a string, and inside an encoded URL.
const NAMED = /(?:%[\da-f]{2})?([\w-]+)(?:\\*["']|%22|%27)?\s*(?:[=:]|%3a|%3d)\s*/gi
// A quoted value up to its closing quote, a list or object to the end, anything else to the next
// delimiter.
const VALUE = /(\\*)(["'])(?:.*?(?<!\\)\1\2|.*)|[[{].*|(?:(?:basic|bearer|dpop)\s+)?[^\s"'&,;}]*/isy
const URL_CREDENTIALS = /(?<=:\/\/)[^\s/?#"']+@/g
const JWT = /\beyJ[\w-]*\.[\w-]*\.[\w-]*/g
const OPAQUE = /[\w~-]{40,}/g
const CARD_NUMBER = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g
const ONE_TIME_CODE = /(?<!\d)\d{6}(?!\d)/g
const LEAST_CARD_NUMBER = 1e12
const REDACTED = '[redacted]'
const MAX_DEPTH = 5

/** Removes all secrets from a diagnostic. The only place where diagnostics are redacted. */
export function redact(diagnostic: Diagnostic): Diagnostic {
  return {
    ...diagnostic,
    message: redactText(diagnostic.message),
    details: diagnostic.details && redactFields(diagnostic.details, MAX_DEPTH),
  }
}

function redactFields(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      isSecret(field) ? REDACTED : redactValue(value, depth - 1),
    ]),
  )
}

// `card_number` and `card-number` count as `cardNumber`.
const isSecret = (field: string): boolean => SECRET_FIELD.test(field.replaceAll(/[-_]/g, ''))

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return redactText(String(value))
  if (typeof value === 'number') return Math.abs(value) >= LEAST_CARD_NUMBER ? REDACTED : value
  return typeof value === 'object' && value !== null ? redactObject(value, depth) : value
}

function redactObject(value: object, depth: number): unknown {
  if (depth <= 0 || ArrayBuffer.isView(value)) return REDACTED
  if (value instanceof Error) return redactText(`${value.name}: ${value.message}`)
  if (Array.isArray(value)) return value.map(item => redactValue(item, depth - 1))
  return redactFields(value, depth)
}

/** Removes all secrets from a text. */
export function redactText(text: string): string {
  return redactNamed(text)
    .replace(URL_CREDENTIALS, `${REDACTED}@`)
    .replace(JWT, REDACTED)
    .replace(OPAQUE, REDACTED)
    .replace(CARD_NUMBER, REDACTED)
    .replace(ONE_TIME_CODE, REDACTED)
}

/** Searches inside values, too: `https:` looks like a name with the rest of the URL as its value. */
function redactNamed(text: string): string {
  let [shown, from] = ['', 0]
  for (const { 0: named, 1: field = '', index } of text.matchAll(NAMED)) {
    if (index < from || !isSecret(field)) continue
    const at = index + named.length
    shown += text.slice(from, at) + REDACTED
    VALUE.lastIndex = at
    from = at + (VALUE.exec(text)?.[0].length ?? 0)
  }
  return shown + text.slice(from)
}
