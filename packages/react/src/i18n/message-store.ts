import { intlLocale, type Locale } from '@sixpence/core/locale'
import { createInstance, type i18n } from 'i18next'
import type { LoadMessages, Room } from './room.ts'

/** The language on show. A new object means a change. */
export interface ShownLanguage {
  readonly locale: Locale
  /** False while another language has been asked for and its texts are still under way. */
  readonly isReady: boolean
}

/** Which text, in which language, with which values in its placeholders. */
export interface TextAddress {
  readonly locale: Locale
  readonly room: Room
  readonly key: string
  readonly values?: object | undefined
}

/**
 * The texts of one provider. A language is shown only when all rooms in use have arrived in it, so
 * that no screen speaks two languages at once and nothing typed is lost.
 */
export class MessageStore {
  readonly #texts: i18n = createInstance()
  readonly #rooms = new Set<Room>()
  readonly #loads = new Map<string, Promise<void> | 'loaded' | { readonly error: unknown }>()
  readonly #listeners = new Set<() => void>()
  readonly #load: LoadMessages
  #shown: ShownLanguage
  #wanted: Locale

  constructor(load: LoadMessages, locale: Locale) {
    this.#load = load
    this.#wanted = locale
    this.#shown = { locale, isReady: true }
    void this.#texts.init({
      lng: 'en',
      fallbackLng: 'en',
      resources: {},
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      // React escapes what it renders.
      interpolation: { escapeValue: false },
    })
  }

  readonly getSnapshot = (): ShownLanguage => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows another language once all rooms in use have arrived in it. The latest wish wins. */
  show(locale: Locale): void {
    if (locale === this.#wanted) return
    this.#wanted = locale
    this.#setShown({ locale: this.#shown.locale, isReady: locale === this.#shown.locale })
    void this.#showOnceLoaded(locale)
  }

  /**
   * Undefined when the room can be read in the language on show; else what to wait for. Throws when
   * not even the English texts could be had, until {@link forgetFailures}.
   */
  whenReadable(room: Room): Promise<void> | undefined {
    this.#rooms.add(room)
    return this.#fetch(this.#shown.locale, room)
  }

  /** Lets texts that could not be had be asked for once more. */
  forgetFailures(): void {
    for (const [id, load] of this.#loads) if (isFailed(load)) this.#loads.delete(id)
  }

  /** The text of a key in a room that can be read. */
  text({ locale, room, key, values }: TextAddress): string {
    return this.#texts.t(key, { ...values, ns: room, lng: intlLocale(locale) })
  }

  async #showOnceLoaded(locale: Locale): Promise<void> {
    try {
      // A room may come into use while the others are on their way.
      for (let known = -1; known < this.#rooms.size;) {
        known = this.#rooms.size
        await Promise.all([...this.#rooms].map(async room => this.#fetch(locale, room)))
      }
    } catch {
      // The old language stays on show; the next wish tries again.
      this.forgetFailures()
      if (this.#wanted === locale) this.#wanted = this.#shown.locale
    }
    if (this.#wanted === locale) this.#setShown({ locale, isReady: true })
  }

  #fetch(locale: Locale, room: Room): Promise<void> | undefined {
    const id = `${locale}/${room}`
    const known = this.#loads.get(id)
    if (known === 'loaded') return undefined
    // Thrown until somebody asks to try again: React renders a failed part more than once.
    if (isFailed(known)) throw known.error
    if (known) return known
    const loading = this.#fetchAnew(locale, room)
    if (loading) this.#loads.set(id, loading)
    return loading
  }

  #fetchAnew(locale: Locale, room: Room): Promise<void> | undefined {
    const id = `${locale}/${room}`
    const keep = (language: Locale, texts: Readonly<Record<string, string>>) => {
      this.#texts.addResourceBundle(intlLocale(language), room, texts)
      this.#loads.set(id, 'loaded')
    }
    const answer = this.#load(locale, room)
    if (!(answer instanceof Promise)) {
      keep(locale, answer)
      return undefined
    }
    return answer
      .then(
        texts => keep(locale, texts),
        async () => keep('en', await this.#load('en', room)),
      )
      .catch((error: unknown) => {
        this.#loads.set(id, { error })
        throw error
      })
  }

  #setShown(shown: ShownLanguage): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}

function isFailed(load: unknown): load is { readonly error: unknown } {
  return typeof load === 'object' && load !== null && 'error' in load
}
