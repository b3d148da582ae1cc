// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LOCALE_COOKIE, writeCookie } from '../start/cookies.ts'
import { appAt, clientOf } from '../routing/app-at.fixture.ts'
import type * as LocaleChoice from './locale-choice.ts'

const OFFERED = ['en', 'ro', 'ua'] as const

describe('the language that a visit begins in', () => {
  /** Loads the module as a new page does. */
  let pages = 0
  async function newPage() {
    const anew = `./locale-choice.ts?page=${(pages += 1)}`
    return (await import(anew)) as typeof LocaleChoice
  }
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
    writeCookie(LOCALE_COOKIE, undefined)
  })

  const browserSpeaks = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  it('is the one chosen earlier, before those of the browser (ROUTE-078)', async () => {
    const { initialLocale, rememberLocale } = await newPage()
    browserSpeaks('ro-RO')
    rememberLocale('ua')
    expect(initialLocale(OFFERED)).toBe('ua')
    expect(initialLocale(['en', 'ro'])).toBe('ro')
  })

  it.each([
    [['uk-UA', 'ro'], 'ua'],
    [['de', 'ro-MD'], 'ro'],
    [['de'], 'en'],
    [[], 'en'],
  ])('is of a browser that speaks %j %s (ROUTE-078, CONST-027)', async (languages, locale) => {
    const { initialLocale } = await newPage()
    browserSpeaks(...languages)
    writeCookie(LOCALE_COOKIE, 'xx')
    expect(initialLocale(OFFERED)).toBe(locale)
  })

  it('is the one that the server has chosen for the page, where nothing is remembered', async () => {
    const { initialLocale, rememberLocale } = await newPage()
    browserSpeaks('ro')
    expect(initialLocale(OFFERED, 'ua')).toBe('ua')
    rememberLocale('en')
    expect(initialLocale(OFFERED, 'ua')).toBe('en')
  })

  it('is kept where the server sees it, also when it was kept elsewhere before', async () => {
    const { initialLocale } = await newPage()
    localStorage.setItem('sixpence.locale', 'ua')
    expect(initialLocale(OFFERED)).toBe('ua')
    expect(document.cookie).toBe('sixpence.locale=ua')
    expect(localStorage.getItem('sixpence.locale')).toBeNull()
  })
})

describe('the first screen', () => {
  it('is not there before its words are, in that language (ROUTE-078)', async () => {
    const arrivals: (() => void)[] = []
    const words = () => new Promise<void>(resolve => void arrivals.push(resolve))
    let isThere = false
    const loading = appAt(clientOf(), '/login', words)
      .load()
      .then(() => (isThere = true))
    await vi.waitFor(() => expect(arrivals).not.toEqual([]))
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(isThere).toBe(false)
    for (const arrive of arrivals) arrive()
    await loading
  })

  it.each([
    ['ROUTE-023', '/terms'],
    ['ROUTE-034', '/company-access'],
  ])(
    'is the sign-in for a stranger who wants one behind the guard (%s): %s',
    async (_row, path) => {
      const router = appAt(clientOf(), path)
      await router.load()
      expect(router.state.location.pathname).toBe('/login')
      expect(router.state.location.search).toEqual({ to: path })
    },
  )
})
