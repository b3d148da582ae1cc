import type { FramePages } from './check-pages.ts'

/** A frame of the bank that keeps a card to itself. */
interface SecretFrame {
  /** Where it is; its script and its sheet stand beside it. */
  readonly url: string
  /** The one address it may send to; by default it may send nowhere. */
  readonly sendsTo?: string
}

/**
 * The policy of a frame that keeps a card to itself. Its origin is opaque: even a page of the
 * bank's own origin can read nothing in it.
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

/** The policy of the answer that stands where such a frame would, for whoever may not have it. */
export const NO_FRAME_POLICY = "default-src 'none'; frame-ancestors 'none'"
