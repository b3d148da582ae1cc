import * as protocol from '@sixpence/protocol/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from './index.ts'
import { redact } from './redact.ts'

const HIDDEN = 'kept-from-the-host'

const heard = (diagnostic: Partial<Diagnostic>): string =>
  JSON.stringify(redact({ type: 'call', message: '', ...diagnostic }))

/** Known only to the customer and the bank. */
const SECRETS = [
  'accessToken',
  'activationCode',
  'additionalDocumentPassword',
  'approvalCode',
  'authSecret',
  'authorizeUrl',
  'captcha',
  'cardNumber',
  'code',
  'codeVerifier',
  'confirmationCode',
  'deeplink',
  'documentPassword',
  'fileUrl',
  'formerSecretUntil',
  'frameUrl',
  'hasSecret',
  'instantKey',
  'invoiceSecret',
  'key',
  'link',
  'number',
  'otp',
  'password',
  'passwordNew',
  'passwordNewRepeat',
  'pin',
  'pinCode',
  'pinRepeat',
  'pushToken',
  'redirectUrl',
  'refreshToken',
  'relationshipDocumentPassword',
  'sdkToken',
  'secret',
  'signUrl',
  'signUrls',
  'tmpJwt',
  'token',
  'tokenType',
  'urlPdf',
]

/** Similar names with nothing usable in them. */
const HARMLESS = [
  'apiKeyId',
  'authFlow',
  'bankAccountNumber',
  'baseCurrencyCode',
  'bankCode',
  'binNumber',
  'callingCode',
  'clientKey',
  'codeChallenge',
  'codeInstead',
  'countryCode',
  'countryCodes',
  'countryIsoCode',
  'country_code',
  'currencyCode',
  'expectedCurrencyCode',
  'enabledKeys',
  'feeCurrencyCode',
  'fromCurrencyCode',
  'instantKeyType',
  'isExpressShipping',
  'keyInfo',
  'keyName',
  'keys',
  'keyword',
  'links',
  'liveLinks',
  'logoUrl',
  'notifyUrl',
  'oldWebUrl',
  'pageNumber',
  'phoneCountryCode',
  'phoneNumber',
  'postalCode',
  'requestKey',
  'residenceCountryCode',
  'responseCode',
  'returnUrl',
  'shipping',
  'shippingFee',
  'shippingId',
  'sortCode',
  'stateCode',
  'toCurrencyCode',
  'url',
  'urls',
  'verificationId',
  'verificationStatus',
  'verified',
  'zipCode',
]

const SUSPICIOUS =
  /pass|secret|token|pin|otp|code|jwt|verif|challenge|cv[vc]|key|number|pan$|link|url|captcha|auth|ticket/i

/** The names of all fields of all schemas that the protocol exports. */
function fieldsOf(exported: object): ReadonlySet<string> {
  const [seen, fields] = [new Set<unknown>(), new Set<string>()]
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if ('shape' in value && typeof value.shape === 'object' && value.shape !== null) {
      for (const name of Object.keys(value.shape)) fields.add(name)
    }
    const definition = '_zod' in value ? (value._zod as { def: object }).def : value
    for (const part of Object.values(definition)) walk(part)
  }
  walk(exported)
  return fields
}

describe('what is redacted', () => {
  it('is every secret that a schema of the protocol names, and each suspicious name is judged', () => {
    const suspicious = [...fieldsOf({ ...protocol })].filter(name => SUSPICIOUS.test(name))
    expect(suspicious.length).toBeGreaterThan(50)
    const unjudged = suspicious.filter(name => ![...SECRETS, ...HARMLESS].includes(name))
    expect(unjudged).toEqual([])
  })

  it.each([
    ...SECRETS,
    'PIN',
    'access_token',
    'card-number',
    'cvv',
    'cvc',
    'newPin',
    'ticket',
    'taxId',
    'birthDay',
  ])('is what stands under %s, as text and as a number', name => {
    expect(heard({ details: { [name]: HIDDEN } })).not.toContain(HIDDEN)
    expect(heard({ details: { [name]: 4071 } })).not.toContain('4071')
    expect(heard({ message: `failed: {"${name}":"${HIDDEN}"}` })).not.toContain(HIDDEN)
    expect(heard({ message: `GET /x?${name}=${HIDDEN}&page=2` })).toContain('page=2')
    expect(heard({ message: `GET /x?${name}=${HIDDEN}&page=2` })).not.toContain(HIDDEN)
  })

  it.each([
    `failed: token=${HIDDEN}`,
    `note: password=${HIDDEN}`,
    `fetch of https://bank.example/back?code=${HIDDEN}&page=2 failed`,
    `location: https://bank.example/back?token=${HIDDEN}`,
    `went to /sign-in?next=%2Fback%3Fcode%3D${HIDDEN}`,
    `%7B%22password%22%3A%22${HIDDEN}%22%7D`,
    `Authorization: Bearer ${HIDDEN}`,
    `authorization=Basic ${HIDDEN}`,
    `fetch of https://ada:${HIDDEN}@bank.example/ failed`,
    JSON.stringify({ password: `three words ${HIDDEN}` }),
    JSON.stringify({ password: `a,b;c&d}e ${HIDDEN}` }),
    JSON.stringify({ password: `a "quoted" ${HIDDEN}` }),
    JSON.stringify({ body: JSON.stringify({ password: HIDDEN }) }),
    JSON.stringify({ body: JSON.stringify({ password: `a "quoted" ${HIDDEN}` }) }),
    JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ token: `x ${HIDDEN}` }) }) }),
    JSON.stringify({ otp: ['1', HIDDEN] }),
    JSON.stringify({ token: { value: HIDDEN } }),
    `{"password":"cut off ${HIDDEN}`,
  ])('is what %s names', text => {
    expect(heard({ message: text })).not.toContain(HIDDEN)
    expect(heard({ details: { error: new Error(text) } })).not.toContain(HIDDEN)
    expect(heard({ details: { list: [{ note: text }] } })).not.toContain(HIDDEN)
  })

  it('is nothing beside a secret in an address', () => {
    const text = heard({ message: `https://bank.example/back?code=${HIDDEN}&page=2 answered 500` })
    expect(text).toContain('https://bank.example/back?code=[redacted]&page=2 answered 500')
  })

  it('is what bytes hold, and a number of either sign', () => {
    const bytes = new TextEncoder().encode(HIDDEN)
    expect(heard({ details: { bytes } })).toContain('"bytes":"[redacted]"')
    expect(heard({ details: { note: -4111111111111111 } })).not.toContain('4111111111111111')
  })

  it.each(HARMLESS)('is not what stands under %s', name => {
    expect(heard({ details: { [name]: HIDDEN } })).toContain(HIDDEN)
  })

  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '3782 822463 10005',
    '6304000000000000000',
    '4222222222222',
  ])('is the card number %s wherever it stands', number => {
    for (const text of [
      heard({ message: `no ${number}.` }),
      heard({ details: { note: number } }),
    ]) {
      expect(text).not.toContain(number)
    }
    const digits = Number(number.replaceAll(/\D/g, ''))
    expect(heard({ details: { note: digits } })).not.toContain(String(digits))
  })

  it('is a secret at any depth', () => {
    const way = fc.array(fc.constantFrom('a', 'details', 'list', '[]'), { maxLength: 8 })
    fc.assert(
      fc.property(way, fc.constantFrom(...SECRETS), (into, name) => {
        const secret: unknown = { [name]: HIDDEN, beside: 'seen' }
        const tree = into.reduceRight(
          (inner, at) => (at === '[]' ? [inner] : { [at]: inner }),
          secret,
        )
        const text = heard({ details: { tree } })
        expect(text).not.toContain(HIDDEN)
        expect(text).toMatch(/seen|redacted/)
      }),
    )
  })
})
