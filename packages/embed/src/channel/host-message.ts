import { fits, oneOf, type Check, type Shape } from './fits.ts'

/** A message from a host to a frame. It contains no amount or payee: they come from the bank. */
export type HostMessage =
  /** A BCP 47 tag, e.g. `ro` or `pt-PT`. Without that language, the bank uses the customer's. */
  | { readonly type: 'localeChanged'; readonly locale: string }
  /** `plain`, the name of a brand, or `brand` for the bank's own, also used for unknown names. */
  | { readonly type: 'themeChanged'; readonly theme: string }
  /** The kinds of transfers to offer, as in the attribute; see `readTransferKinds`. */
  | { readonly type: 'kindsChanged'; readonly kinds: string }
  /** The host brought the customer here: scroll the first thing to do into view. */
  | { readonly type: 'focused' }

const matches =
  (pattern: RegExp): Check =>
  value =>
    typeof value === 'string' && pattern.test(value)

const SHAPES: readonly Shape[] = [
  { type: oneOf('localeChanged'), locale: matches(/^[a-z]{2,3}([-_][a-z\d]{1,8}){0,4}$/i) },
  { type: oneOf('themeChanged'), theme: matches(/^[a-z][a-z0-9-]{0,31}$/) },
  // Read word by word; leaves out unknown ones.
  { type: oneOf('kindsChanged'), kinds: matches(/^[^]{0,1000}$/) },
  { type: oneOf('focused') },
]

/** Reads a host's message; undefined if it isn't exactly one of the list. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  // A value that fits a shape has exactly the fields of its type.
  return SHAPES.some(shape => fits(data, shape)) ? (data as HostMessage) : undefined
}
