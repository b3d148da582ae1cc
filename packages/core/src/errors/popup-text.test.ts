import { describe, expect, it } from 'vitest'
import { popupText } from './popup-text.ts'

const FIFTY = 'x'.repeat(50)

describe('popupText', () => {
  it('has what the bank says of the whole above what it says of each thing (API-030)', () => {
    const refused = { description: 'Not possible', details: ['Too short', 'Too plain'] }
    expect(popupText(refused)).toEqual({ header: 'Not possible', body: 'Too short, Too plain' })
  })

  it('keeps fifty characters as the header (API-031, CONST-025, TRAP-41)', () => {
    expect(popupText({ description: FIFTY })).toEqual({ header: FIFTY, body: undefined })
  })

  it('moves fifty-one into the body, before the list (API-031, CONST-025, TRAP-41)', () => {
    const refused = { description: `${FIFTY}x`, details: ['Too short'] }
    expect(popupText(refused)).toEqual({ header: undefined, body: `${FIFTY}x Too short` })
  })

  it('counts characters as people do (API-031)', () => {
    const faces = '🙂'.repeat(50)
    expect(popupText({ description: faces })).toEqual({ header: faces, body: undefined })
  })

  it('says once what the bank says twice', () => {
    const refused = { description: 'Too short', details: ['Too short'] }
    expect(popupText(refused)).toEqual({ header: 'Too short', body: undefined })
  })

  it('says once also what is too long for a header', () => {
    const long = `${FIFTY}x`
    expect(popupText({ description: long, details: [long] })).toEqual({
      header: undefined,
      body: long,
    })
  })

  it('leaves out details in which the bank says nothing', () => {
    const refused = { description: 'Not possible', details: ['', 'Too short', ''] }
    expect(popupText(refused)).toEqual({ header: 'Not possible', body: 'Too short' })
    expect(popupText({ details: ['', ''] })).toBeUndefined()
  })

  it('leaves the header to the word for an error where only details came', () => {
    expect(popupText({ details: ['Too short'] })).toEqual({ header: undefined, body: 'Too short' })
  })

  it('has nothing of a bank that said nothing', () => {
    expect(popupText({ description: '', details: [] })).toBeUndefined()
    expect(popupText({})).toBeUndefined()
  })
})
