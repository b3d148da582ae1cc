import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { loadEnglish } from './load-english.ts'
import { MessageStore, type TextAddress } from './message-store.ts'
import { readText } from './read-text.ts'
import type { LoadMessages, MessageTexts } from './message-domain.ts'

const TEXTS: Record<string, MessageTexts> = {
  'en/common': {
    closeCta: 'Close',
    codeDescription_one: '{{count}} digit',
    codeDescription_other: '{{count}} digits',
  },
  'es/common': { closeCta: 'Cerrar' },
  'ua/common': {
    codeDescription_one: '{{count}} цифра',
    codeDescription_few: '{{count}} цифри',
    codeDescription_many: '{{count}} цифр',
  },
  'en/errors': { title: 'That did not work' },
  'es/errors': { title: 'No ha funcionado' },
}

const load: LoadMessages = async (locale, domain) => {
  const texts = TEXTS[`${locale}/${domain}`]
  if (!texts) throw new Error('not there')
  return texts
}

const textOf = (store: MessageStore, address: TextAddress) => store.text(address, readText)

async function aStore(locale: 'en' | 'es' | 'ua' = 'en', by: LoadMessages = load) {
  const store = new MessageStore(by, locale)
  await store.whenReadable('common')
  return store
}

let console_: MockInstance<typeof console.error>
beforeEach(() => {
  console_ = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => console_.mockRestore())
const reports = () => console_.mock.calls.map(([report]) => String(report))

describe('MessageStore', () => {
  it('asks for each domain and language once', async () => {
    const counted = vi.fn<LoadMessages>(load)
    const store = await aStore('en', counted)
    await Promise.all([store.whenReadable('common'), store.whenReadable('common')])
    expect(counted).toHaveBeenCalledOnce()
    expect(textOf(store, { locale: 'en', domain: 'common', key: 'closeCta' })).toBe('Close')
  })

  it('reads common texts from every domain', async () => {
    const store = await aStore('es', (locale, domain) => TEXTS[`${locale}/${domain}`] ?? {})
    await store.whenReadable('errors')
    const inErrors = (key: string) => textOf(store, { locale: 'es', domain: 'errors', key })
    expect([inErrors('title'), inErrors('closeCta')]).toEqual(['No ha funcionado', 'Cerrar'])
  })

  it('sets values apart in a language written from right to left', () => {
    const store = new MessageStore(() => ({ greetingText: 'أهلا {{name}}.' }), 'ar')
    expect(store.whenReadable('common')).toBeUndefined()
    const text = (name: string) =>
      textOf(store, { locale: 'ar', domain: 'common', key: 'greetingText', values: { name } })
    expect(text('Vera (24)')).toBe('أهلا \u2068Vera (24)\u2069.')
    expect(text('Vera K.')).toBe('أهلا \u2068Vera K.\u2069')
  })

  it('counts in Ukrainian by the rules of uk (I18N-004)', async () => {
    const store = await aStore('ua')
    const texts = [1, 3, 6, 21].map(count =>
      textOf(store, { locale: 'ua', domain: 'common', key: 'codeDescription', values: { count } }),
    )
    expect(texts).toEqual(['1 цифра', '3 цифри', '6 цифр', '21 цифра'])
  })

  it.each([
    ['Ada L.', 'For Ada L. Ask Ada L.!'],
    ['Ada', 'For Ada. Ask Ada!'],
    ['Ada…', 'For Ada…. Ask Ada…!'],
  ])('ends a sentence about %o with one full stop', async (name, written) => {
    const store = await aStore('en', () => ({ about: 'For {{name}}. Ask {{name}}!' }))
    expect(textOf(store, { locale: 'en', domain: 'common', key: 'about', values: { name } })).toBe(
      written,
    )
  })

  it('writes a name as it is typed', async () => {
    const store = await aStore('en', () => ({ greeting: 'Hello {{name}}' }))
    expect(
      textOf(store, { locale: 'en', domain: 'common', key: 'greeting', values: { name: '<b>&' } }),
    ).toBe('Hello <b>&')
  })

  it('falls back to English where a domain is missing', async () => {
    const store = new MessageStore(load, 'ua')
    await store.whenReadable('errors')
    expect(textOf(store, { locale: 'ua', domain: 'errors', key: 'title' })).toBe(
      'That did not work',
    )
  })

  it('names the file that could not be loaded in the console, once', async () => {
    const store = new MessageStore(load, 'ua')
    await store.whenReadable('errors')
    expect(store.whenReadable('errors')).toBeUndefined()
    expect(reports()).toEqual([
      'Sixpence: the texts ua/errors could not be loaded, so they are shown in English. Error: not there',
    ])
  })

  it('reads the English that comes with the package where the host has none', async () => {
    const page = async () => {
      throw new SyntaxError("Unexpected token '<'")
    }
    const store = new MessageStore(page, 'ua')
    await store.whenReadable('common')
    expect(textOf(store, { locale: 'ua', domain: 'common', key: 'closeCta' })).toBe('Close')
    expect(reports().map(report => report.slice(0, 34))).toEqual([
      'Sixpence: the texts ua/common coul',
      'Sixpence: the texts en/common coul',
    ])
  })

  it.each([
    [
      'is thrown',
      () => {
        throw new Error('no such folder')
      },
    ],
    ['is no set of texts', () => '<!doctype html>' as unknown as MessageTexts],
    ['is nothing', () => undefined as unknown as MessageTexts],
  ] as const)('does the same where the answer %s', async (_, answer) => {
    const store = new MessageStore(answer, 'es')
    await store.whenReadable('common')
    expect(textOf(store, { locale: 'es', domain: 'common', key: 'closeCta' })).toBe('Close')
  })

  it('says what to do where another language is wanted and no texts are given', async () => {
    const store = new MessageStore(loadEnglish, 'es')
    await store.whenReadable('common')
    expect(textOf(store, { locale: 'es', domain: 'common', key: 'closeCta' })).toBe('Close')
    expect(reports()[0]).toContain('es/common could not be loaded')
    expect(reports()[0]).toContain('Pass loadMessages of @sixpence/locales')
  })

  it('shows English for a text that is missing, and names it in the console', async () => {
    const store = new MessageStore(() => ({}), 'es')
    await store.whenReadable('common')
    const address = { locale: 'es', domain: 'common', key: 'closeCta' } as const
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    textOf(store, address)
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    expect(textOf(store, address)).toBe('Close')
    expect(reports()).toEqual([
      'Sixpence: the texts es/common have none for "closeCta", so it is shown in English.',
    ])
  })

  it('keeps the old language until all domains are there', async () => {
    let arrive: (texts: MessageTexts) => void = () => {}
    const late: LoadMessages = (locale, domain) =>
      locale === 'es' && domain === 'errors'
        ? new Promise(done => (arrive = done))
        : load(locale, domain)
    const store = await aStore('en', late)
    await store.whenReadable('errors')
    store.show('es')
    await vi.waitFor(
      () => expect(store.getSnapshot()).toEqual({ locale: 'en', isReady: false }),
      10_000,
    )
    arrive({ title: 'No ha funcionado' })
    await vi.waitFor(
      () => expect(store.getSnapshot()).toEqual({ locale: 'es', isReady: true }),
      10_000,
    )
  })

  it('shows the language that was asked for last', async () => {
    const store = await aStore()
    store.show('es')
    store.show('en')
    await new Promise(done => setTimeout(done, 5))
    expect(store.getSnapshot()).toEqual({ locale: 'en', isReady: true })
  })

  it('sets apart what is written from right to left', async () => {
    const store = new MessageStore(async () => ({ helloText: 'To {{name}}.' }), 'en')
    await store.whenReadable('common')
    const address = { locale: 'en', domain: 'common', key: 'helloText' } as const
    expect(textOf(store, { ...address, values: { name: 'شركة' } })).toBe('To \u2068شركة\u2069.')
    expect(textOf(store, { ...address, values: { name: '<b>Ben & Co</b>' } })).toBe(
      'To <b>Ben & Co</b>.',
    )
  })

  it('throws what could not be had until it is told to forget', async () => {
    let isDown = true
    const flaky: LoadMessages = (locale, domain) =>
      isDown ? Promise.reject(new Error('down')) : load(locale, domain)
    const store = new MessageStore(flaky, 'en', flaky)
    await expect(store.whenReadable('common')).rejects.toThrow('down')
    expect(() => store.whenReadable('common')).toThrow('down')
    isDown = false
    store.forgetFailures()
    await store.whenReadable('common')
    expect(textOf(store, { locale: 'en', domain: 'common', key: 'closeCta' })).toBe('Close')
  })
})
