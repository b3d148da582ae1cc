import type { DisplayLocale } from '@sixpence/core/locale'
import type { DomainMessages } from './messages.gen.ts'

/** A set of texts that is loaded as one file, e.g. `transfers`. */
export type MessageDomain = keyof DomainMessages

/** The texts of one domain in one language, by key. */
export type MessageTexts = Readonly<Record<string, string>>

/**
 * Loads the texts of one domain. Called once for each domain and language. May return
 * synchronously. If it rejects, the English texts are used, with an error on the console.
 */
export type LoadMessages = (
  locale: DisplayLocale,
  domain: MessageDomain,
) => MessageTexts | Promise<MessageTexts>

/** The domain whose texts can be read from every other one, e.g. `cancelCta`. */
export const COMMON = 'common'

type Texts<In extends MessageDomain> = DomainMessages[In] &
  Omit<DomainMessages[typeof COMMON], keyof DomainMessages[In]>

/**
 * Returns the text of a key in the domain or, if it has none, in `common`. Requires `values`
 * exactly where the English text has placeholders.
 */
export type Translate<In extends MessageDomain> = <Key extends keyof Texts<In> & string>(
  key: Key,
  ...values: ValuesOf<Texts<In>[Key]>
) => string

type ValuesOf<Values> = [Values] extends [undefined] ? [] : [values: Values]
