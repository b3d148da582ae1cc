import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ERROR_CODES } from '../channel/index.ts'
import { FAILURE_TEXTS } from './failure-texts.ts'
import { fakeBrowser, PLACE } from './fake-browser.fixture.ts'
import { clearNotice, reportFailure } from './notice.ts'

const logged = vi.fn<typeof console.error>()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged))
afterEach(() => {
  logged.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function anElement(locale?: string) {
  const { requests } = fakeBrowser()
  const element = document.createElement('div')
  if (locale) element.setAttribute('locale', locale)
  const root = element.attachShadow({ mode: 'open' })
  const codes: unknown[] = []
  element.addEventListener('sixpence-error', event => {
    if (event instanceof CustomEvent) codes.push((event.detail as { code: string }).code)
  })
  const shown = () => Array.from(root.querySelectorAll('a'), each => each.textContent)
  return { element, root, requests, codes, shown }
}

describe('what an element says when it does not work', () => {
  it.each([
    [undefined, 'en'],
    ['ro', 'ro'],
    ['pt-BR', 'pt'],
    ['uk-UA', 'uk'],
    ['ua', 'ua'],
    ['fr', 'en'],
  ])('is said in its language: %s in %s', (locale, language) => {
    const { element, requests } = anElement(locale)
    reportFailure(PLACE, element, 'timed_out')
    expect(requests.map(({ url }) => url)).toEqual([
      `https://bank.example/embed/v0/${language}.json`,
    ])
  })

  it.each(ERROR_CODES)('is told to page, owner and customer: %s', code => {
    const { element, requests, codes, shown } = anElement()
    reportFailure(PLACE, element, code)
    expect(codes).toEqual([code])
    requests[0]?.answer(FAILURE_TEXTS.en)
    const [text, advice] = FAILURE_TEXTS.en[code] ?? []
    expect(text).toMatch(/\w+\.$/)
    expect(shown()).toEqual([text])
    expect(logged.mock.calls).toEqual([[code, advice, element]])
  })

  it.each([null, {}, { timed_out: undefined }])('is English where it has no texts (%j)', texts => {
    const { element, requests, shown } = anElement('ro')
    reportFailure(PLACE, element, 'timed_out')
    requests[0]?.answer(texts)
    expect(shown()).toEqual(['Go to your bank.'])
    expect(logged.mock.calls[0]?.[0]).toBe('timed_out')
  })

  it('is said once, until there is something to use again', () => {
    const { element, requests, shown } = anElement()
    reportFailure(PLACE, element, 'timed_out')
    reportFailure(PLACE, element, 'offline')
    for (const request of requests) request.answer(FAILURE_TEXTS.en)
    expect(shown()).toEqual([FAILURE_TEXTS.en['offline']?.[0]])
    clearNotice(element)
    expect(shown()).toEqual([])
  })

  it('leads on where there is a way', () => {
    const { element, root } = anElement()
    const way = 'https://bank.example/embed/checkout?a=1#2'
    reportFailure({ ...PLACE, way }, element, 'window_blocked')
    expect(root.querySelector('a')?.href).toBe(way)
    reportFailure({ ...PLACE, way: false }, element, 'window_blocked')
    expect(root.querySelector('a')?.hasAttribute('href')).toBe(false)
  })
})
