import { fits, oneOf, type Check, type Shape } from './fits.ts'

/** A message from a host to a frame. It contains no amount or payee: they come from the bank. */
export type HostMessage =
  /**
   * A BCP 47 tag, e.g. `ro` or `pt-PT`. Of one that the bank does not speak the customer's is
   * shown.
   */
  | { readonly type: 'localeChanged'; readonly locale: string }
  /** `plain`, the name of a brand, or `brand` for the bank's own; so is one that no one knows. */
  | { readonly type: 'themeChanged'; readonly theme: string }
  /** The ways of moving money to offer, as the attribute says it; see `readTransferKinds`. */
  | { readonly type: 'kindsChanged'; readonly kinds: string }
  /** The customer came to it by the host: bring the first thing to do into view. */
  | { readonly type: 'focused' }

const matches =
  (pattern: RegExp): Check =>
  value =>
    typeof value === 'string' && pattern.test(value)

const SHAPES: readonly Shape[] = [
  { type: oneOf('localeChanged'), locale: matches(/^[a-z]{2,3}([-_][a-z\d]{1,8}){0,4}$/i) },
  { type: oneOf('themeChanged'), theme: matches(/^[a-z][a-z0-9-]{0,31}$/) },
  // Read by words: whatever is none is left out.
  { type: oneOf('kindsChanged'), kinds: matches(/^[^]{0,1000}$/) },
  { type: oneOf('focused') },
]

/** Reads what came from a host; undefined for anything that is not exactly a message of the list. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  // What fits a shape has the fields of its type and no others.
  return SHAPES.some(shape => fits(data, shape)) ? (data as HostMessage) : undefined
}
