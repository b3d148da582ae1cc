import { intlLocale, type DisplayLocale } from '@sixpence/core/locale'
import { loadEnglish } from './load-english.ts'
import { reportTexts } from './report-texts.ts'
import {
  COMMON,
  type LoadMessages,
  type MessageDomain,
  type MessageTexts,
} from './message-domain.ts'

/** The current language. A new object means a change. */
export interface ShownLanguage {
  readonly locale: DisplayLocale
  /** False while the texts of another requested language are loading. */
  readonly isReady: boolean
}

/** A text's key, its language, and the values of its placeholders. */
export interface TextAddress {
  readonly locale: DisplayLocale
  readonly domain: MessageDomain
  readonly key: string
  readonly values?: object | undefined
}

/** The loaded texts of one domain. */
export interface TextBundle {
  /** For `Intl`. */
  readonly language: string
  readonly domain: MessageDomain
  readonly texts: MessageTexts
  /** True if these texts only complete others. */
  readonly completes?: boolean
}

/**
 * Reads a text in loaded bundles; undefined if they lack it. It is handed to the store, so that a
 * page that reads no text doesn't load the library for it.
 */
export type ReadText = (bundles: readonly TextBundle[], address: TextAddress) => string | undefined

/**
 * The texts of one provider. A language is shown only once all domains in use have loaded, so that
 * no screen mixes two languages and no input is lost.
 */
export class MessageStore {
  readonly #bundles: TextBundle[] = []
  readonly #domains = new Set<MessageDomain>()
  readonly #loads = new Map<string, Promise<void> | 'loaded' | { readonly error: unknown }>()
  readonly #listeners = new Set<() => void>()
  readonly #load: LoadMessages
  readonly #loadEnglish: LoadMessages
  /** True once a domain has the package's English texts, too; false while they are loading. */
  readonly #completed = new Map<MessageDomain, boolean>()
  #shown: ShownLanguage
  #wanted: DisplayLocale

  constructor(load: LoadMessages, locale: DisplayLocale, english: LoadMessages = loadEnglish) {
    this.#load = load
    this.#loadEnglish = english
    this.#wanted = locale
    this.#shown = { locale, isReady: true }
  }

  readonly getSnapshot = (): ShownLanguage => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows another language once all domains in use have loaded. The latest call wins. */
  show(locale: DisplayLocale): void {
    if (locale === this.#wanted) return
    this.#wanted = locale
    this.#setShown({ ...this.#shown, isReady: locale === this.#shown.locale })
    void this.#showOnceLoaded(locale)
  }

  /**
   * Returns undefined if the domain can be read in the current language, else a promise to wait
   * for. Throws if not even the English texts could be loaded, until {@link forgetFailures} is
   * called.
   */
  whenReadable(domain: MessageDomain): Promise<void> | undefined {
    this.#domains.add(domain)
    return this.#fetch(this.#shown.locale, domain)
  }

  /** Allows texts that failed to load to be requested again. */
  forgetFailures(): void {
    for (const [id, load] of this.#loads) if (isFailed(load)) this.#loads.delete(id)
  }

  /**
   * Returns the text of a key in a loaded domain, or in `common`. If the host's texts lack it,
   * returns the English text once loaded, an empty text until then, and the key if English lacks it
   * too.
   */
  text(address: TextAddress, read: ReadText): string {
    const { locale, domain, key } = address
    const text = read(this.#bundles, address)
    if (text !== undefined) return text
    if (this.#completed.get(domain))
      return domain === COMMON ? key : this.text({ ...address, domain: COMMON }, read)
    void this.#complete(domain, `${locale}/${domain} have none for "${key}"`)
    return ''
  }

  /** Adds the package's English texts to a domain that lacks some. */
  async #complete(domain: MessageDomain, fault: string): Promise<void> {
    if (this.#completed.has(domain)) return
    this.#completed.set(domain, false)
    reportTexts(`${fault}, so it is shown in English.`)
    try {
      const texts = await this.#loadEnglish('en', domain)
      this.#bundles.push({ language: 'en', domain, texts, completes: true })
    } catch (error) {
      reportTexts(`en/${domain} could not be loaded. ${String(error)}`)
    }
    this.#completed.set(domain, true)
    this.#setShown({ ...this.#shown })
  }

  async #showOnceLoaded(locale: DisplayLocale): Promise<void> {
    try {
      // Another domain may come into use while the others load.
      for (let known = -1; known < this.#domains.size;) {
        known = this.#domains.size
        await Promise.all([...this.#domains].map(async domain => this.#fetch(locale, domain)))
      }
    } catch {
      // The previous language stays. The next call tries again.
      this.forgetFailures()
      if (this.#wanted === locale) this.#wanted = this.#shown.locale
    }
    if (this.#wanted === locale) this.#setShown({ locale, isReady: true })
  }

  #fetch(locale: DisplayLocale, domain: MessageDomain): Promise<void> | undefined {
    const id = `${locale}/${domain}`
    const known = this.#loads.get(id)
    if (known === 'loaded') return undefined
    // Thrown until a retry, because React renders a failed part more than once.
    if (isFailed(known)) throw known.error
    if (known) return known
    const loading = this.#fetchAnew(locale, domain)
    if (loading) this.#loads.set(id, loading)
    return loading
  }

  #fetchAnew(locale: DisplayLocale, domain: MessageDomain): Promise<void> | undefined {
    const id = `${locale}/${domain}`
    const keep = (language: DisplayLocale, texts: MessageTexts) => {
      this.#bundles.push({ language: intlLocale(language), domain, texts })
      this.#loads.set(id, 'loaded')
    }
    const answer = this.#ask(locale, domain)
    if (!(answer instanceof Promise)) {
      keep(locale, answer)
      return undefined
    }
    return answer
      .then(
        texts => keep(locale, texts),
        async (error: unknown) => {
          reportTexts(`${id} could not be loaded, so they are shown in English. ${String(error)}`)
          keep('en', await this.#english(locale, domain))
        },
      )
      .catch((error: unknown) => {
        this.#loads.set(id, { error })
        throw error
      })
  }

  /** Returns the host's English texts or, if they can't be loaded, those of the package. */
  async #english(instead: DisplayLocale, domain: MessageDomain): Promise<MessageTexts> {
    try {
      if (instead !== 'en') return await this.#ask('en', domain)
    } catch (error) {
      reportTexts(`en/${domain} could not be loaded. ${String(error)}`)
    }
    return this.#loadEnglish('en', domain)
  }

  /** Loads the host's texts and checks their type, because a missing page may return something else. */
  #ask(locale: DisplayLocale, domain: MessageDomain): MessageTexts | Promise<MessageTexts> {
    try {
      const answer = this.#load(locale, domain)
      return answer instanceof Promise ? answer.then(asTexts) : asTexts(answer)
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #setShown(shown: ShownLanguage): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}

function isFailed(load?: object | string): load is { readonly error: unknown } {
  return typeof load === 'object' && 'error' in load
}

function asTexts(answer: unknown): MessageTexts {
  // Values that aren't texts are noticed when they are read.
  if (typeof answer === 'object' && answer !== null) return answer as MessageTexts
  throw new TypeError(`loadMessages answered ${String(answer).slice(0, 40)} and no texts`)
}
