import type { RegulatedEntity } from '@sixpence/protocol'

/** Whose letter it is. */
export interface LetterHead extends RegulatedEntity {
  /** The brand's logo as SVG. */
  readonly logo?: string | undefined
}
