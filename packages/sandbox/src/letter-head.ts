import type { RegulatedEntity } from '@sixpence/protocol'

/** Whose letter it is. */
export interface LetterHead extends RegulatedEntity {
  /** Where it is at home, in ISO 3166-1: how its papers write days. */
  readonly region?: string | undefined
  /** The brand's logo as SVG. */
  readonly logo?: string | undefined
  /** Of the brand's theme, by the names of its tokens, e.g. `on-header`. */
  readonly colors?: Readonly<Record<string, string>> | undefined
}
