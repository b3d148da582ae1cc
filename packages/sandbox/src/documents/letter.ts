import type { Locale, RegulatedEntity } from '@sixpence/protocol'

/** A document of the bank, before it is set. */
export interface Letter {
  readonly title: string
  readonly locale: Locale
  readonly at: Date
  /** Whose letter it is: stands above and below. */
  readonly entity: RegulatedEntity
  readonly paragraphs: readonly string[]
  /** Names and what they are, below the first paragraph. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
}
