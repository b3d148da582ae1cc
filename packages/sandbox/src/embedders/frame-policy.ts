import type { FramePages } from './check-pages.ts'

/** A frame of the bank that isolates a card. */
interface SecretFrame {
  /** Its path; its script and style sheet are next to it. */
  readonly url: string
  /** The only address it may send to; by default none. */
  readonly sendsTo?: string
}

/**
 * The policy of a frame that isolates a card. Its origin is opaque: even a page of the bank's own
 * origin can't read anything in it.
 */
export function framePolicy(
  { url, sendsTo }: SecretFrame,
  { hostOrigin, heldBy }: FramePages,
): string {
  const rules = [
    "default-src 'none'",
    `script-src ${url}.js`,
    `style-src ${url}.css`,
    sendsTo && `connect-src ${sendsTo}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[hostOrigin, ...heldBy].join(' ')}`,
    'sandbox allow-scripts',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return rules.filter(Boolean).join('; ')
}

/** The policy of the response in place of such a frame, for people who may not have it. */
export const NO_FRAME_POLICY = "default-src 'none'; frame-ancestors 'none'"
