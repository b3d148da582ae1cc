import type { RegulatedEntity } from '@sixpence/protocol'

/** The sender of the letter. */
export interface LetterHead extends RegulatedEntity {
  /** The bank's home country in ISO 3166-1. It decides how papers write days. */
  readonly region?: string | undefined
  /** The brand's logo as SVG. */
  readonly logo?: string | undefined
  /** The colours of the brand's theme, by token name, e.g. `on-header`. */
  readonly colors?: Readonly<Record<string, string>> | undefined
}
