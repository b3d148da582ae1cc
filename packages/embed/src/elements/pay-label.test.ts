import { describe, expect, it } from 'vitest'
import { payLabel } from './pay-label.ts'

function labelFor(locale: string): string {
  const element = document.createElement('div')
  element.setAttribute('locale', locale)
  return payLabel(element)
}

describe('payLabel', () => {
  it.each([
    ['pt-PT', 'pt'],
    ['EN_gb', 'en'],
    ['uk-UA', 'ua'],
    ['de-AT', 'en'],
    ['', 'en'],
  ])('is for %j in %s', (tag, language) => {
    expect(labelFor(tag)).toBe(labelFor(language))
  })

  it('tells the languages of the bank apart', () => {
    const labels = ['en', 'es', 'pt', 'ro', 'ru', 'ua'].map(labelFor)
    expect(new Set(labels).size).toBe(6)
  })
})
