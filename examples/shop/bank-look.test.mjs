import { afterEach, describe, expect, it, vi } from 'vitest'
import { askBankLook, bankSheet } from './bank-look.mjs'

const APP = 'http://bank.example'
const LOOK = { name: 'Aurelia', background: '#5a2363', color: '#ffe3a3', mark: '/brand/mark.svg' }

const says = look => vi.stubGlobal('fetch', async () => Response.json({ ...LOOK, ...look }))
afterEach(() => vi.unstubAllGlobals())

describe('the look of the bank', () => {
  it('is in the sheet for its button', async () => {
    says({})
    const look = await askBankLook(APP)
    expect(look.mark).toBe('http://bank.example/brand/mark.svg')
    expect(bankSheet(look)).toContain("content: ' at Aurelia'")
    expect(bankSheet(look)).toContain('background: #5a2363')
  })

  it.each([
    { name: "Aurelia'} body { display: none" },
    { name: '' },
    { background: 'red; } body { display: none }' },
    { color: 'url(http://evil.example)' },
  ])('is not believed when it says %j', async look => {
    says(look)
    await expect(askBankLook(APP)).rejects.toThrow('does not say who it is')
  })
})
