import { LOCALES } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { refusalText } from './refusal-text.ts'

describe('refusalText', () => {
  it('says what is wrong in the language of the customer', () => {
    const texts = LOCALES.map(locale => refusalText(locale, 'pinWeak'))
    expect(new Set(texts).size).toBe(LOCALES.length)
    expect(refusalText('es', 'pinWeak')).toBe(
      'Este PIN es demasiado fácil de adivinar. Elija otro.',
    )
  })

  it('fills in what it is about', () => {
    expect(refusalText('en', 'passwordShort', { min: '12' })).toBe('Use at least 12 characters.')
  })
})
