import { describe, expect, it } from 'vitest'
import { takeHandedOver } from '../isolated/isolated-address.ts'
import { signDataIn, signingAddress } from './signing-address.ts'

const signData = { clientId: 'c1', signUrl: 'https://sign.example/s?token=a&b=1#x' }

describe('the address of the page that has papers signed', () => {
  it('hands over what opens them behind the hash alone', () => {
    const url = new URL(
      signingAddress('https://isolated.example', { signData, locale: 'ua', back: '/kyc/business' }),
    )
    expect(url.pathname + url.search).toBe('/signing')
    const page = { location: url, history: { replaceState: () => undefined } }
    const handed = takeHandedOver(page as unknown as Window)
    expect(signDataIn(handed)).toEqual(signData)
    expect(handed).toMatchObject({ locale: 'ua', back: '/kyc/business' })
  })

  it.each([
    undefined,
    '',
    'null',
    '{}',
    '{"clientId":"c1","signUrl":"javascript:alert(1)"}',
    '{"clientId":"c1","signUrls":["data:text/html,x"]}',
    '{"signUrl":"https://sign.example"}',
  ])('opens nothing by %s', text => {
    expect(signDataIn(text === undefined ? {} : { signData: text })).toBeUndefined()
  })
})
