import { describe, expect, it } from 'vitest'
import { isolatedAddress, takeHandedOver, wayBack } from './isolated-address.ts'

const APP = 'https://bank.example'

describe('the address of an isolated page', () => {
  it('hands over behind the hash, and forgets it once it has been read', () => {
    const address = isolatedAddress('https://isolated.example', '/capture', {
      token: 'a&b=c#d',
      back: '/profile/identity?run=1',
    })
    const url = new URL(address)
    expect(url.pathname + url.search).toBe('/capture')
    let shown = address
    const history = { replaceState: (_state: unknown, _title: string, to: string) => (shown = to) }
    const page = { location: url, history } as unknown as Window
    expect(takeHandedOver(page)).toEqual({ token: 'a&b=c#d', back: '/profile/identity?run=1' })
    expect(shown).toBe('/capture')
  })

  it.each([
    ['/profile/identity?run=1', 'https://bank.example/profile/identity?run=1'],
    [undefined, 'https://bank.example/'],
    ['//evil.example/x', 'https://bank.example/'],
    ['https://evil.example', 'https://bank.example/'],
    ['javascript:alert(1)', 'https://bank.example/'],
    ['\\\\evil.example', 'https://bank.example/'],
    ['http://[', 'https://bank.example/'],
  ])('leads from %s back to %s', (path, expected) => {
    expect(wayBack(APP, path)).toBe(expected)
  })
})
