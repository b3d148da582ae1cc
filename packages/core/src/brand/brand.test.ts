import { describe, expect, it } from 'vitest'
import { apiAddress, BrandError, type Environment, isEnvironment, parseBrand } from './index.ts'

function aBrand(): Record<string, unknown> {
  const term = (key: string) => ({
    id: key,
    key,
    label: 'Read it',
    text: 'Terms',
    url: 'https://www.grove.example/terms',
    value: false,
  })
  return {
    id: 'grove',
    projectName: 'Grove',
    logo: 'logo.svg',
    support: { managerMessaging: '+12025550110', email: 'support@grove.example' },
    storeLinks: { ios: 'https://apps.grove.example/ios' },
    feeLinks: {
      personal: 'https://www.grove.example/fees',
      business: 'https://www.grove.example/business-fees',
    },
    terms: [term('privacyPolicy'), term('userAgreement')],
    regulatedEntity: {
      name: 'Grove Payments Ltd',
      address: '1 Oak Lane',
      footerLines: ['A fictitious institution.'],
      phone: '+12025550111',
      email: 'letters@grove.example',
      web: 'https://www.grove.example',
    },
    pdfLogo: { width: 160, link: 'https://www.grove.example/logo.png' },
    deepLinkScheme: 'grove',
    contractsEnable: true,
    sourceOfWealthEnable: false,
    vgsCardNumberDecode: false,
    allowRegistration: true,
    languages: ['en', 'es'],
    personalRegistrationTypes: ['others'],
    businessRegistrationTypes: ['others'],
    hiddenIndustries: ['adult'],
    idleLimitMs: 900_000,
  }
}

function faultsOf(json: unknown): readonly string[] {
  try {
    parseBrand(json)
    return []
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    return error.faults.map(fault => fault.split(':')[0] ?? '')
  }
}

describe('parseBrand', () => {
  it('reads a whole record', () => {
    expect(parseBrand(aBrand())).toEqual(aBrand())
  })

  it.each([
    ['projectName', 'BRAND-003'],
    ['support', 'BRAND-004'],
    ['storeLinks', 'BRAND-005'],
    ['feeLinks', 'BRAND-006'],
    ['terms', 'BRAND-007'],
    ['regulatedEntity', 'BRAND-008'],
    ['pdfLogo', 'BRAND-009'],
    ['deepLinkScheme', 'BRAND-010'],
    ['contractsEnable', 'BRAND-011'],
    ['sourceOfWealthEnable', 'BRAND-011'],
    ['vgsCardNumberDecode', 'BRAND-011'],
    ['allowRegistration', 'BRAND-011'],
  ])('misses %s (%s)', key => {
    const { [key]: _, ...rest } = aBrand()
    expect(faultsOf(rest)).toEqual([key])
  })

  it.each(['id', 'languages', 'hiddenIndustries', 'idleLimitMs'])('misses %s', key => {
    const { [key]: _, ...rest } = aBrand()
    expect(faultsOf(rest)).toEqual([key])
  })

  it('takes logo.svg where no other is named (BRAND-003)', () => {
    const { logo: _, ...rest } = aBrand()
    expect(parseBrand(rest).logo).toBe('logo.svg')
    expect(faultsOf({ ...aBrand(), logo: '../other/logo.svg' })).toEqual(['logo'])
  })

  it.each(['id', 'key', 'label', 'text', 'url', 'value'])(
    'misses %s in a terms entry (BRAND-007)',
    key => {
      const brand = parseBrand(aBrand())
      const [{ [key as 'id']: _, ...first } = {}, second] = brand.terms
      expect(faultsOf({ ...aBrand(), terms: [first, second] })).toContain(`terms[0].${key}`)
    },
  )

  it('wants both terms, once each (BRAND-007)', () => {
    const [privacy] = parseBrand(aBrand()).terms
    expect(faultsOf({ ...aBrand(), terms: [privacy] })).toEqual(['terms'])
    expect(faultsOf({ ...aBrand(), terms: [privacy, privacy] })).toEqual(['terms'])
  })

  it('greets in every language that it offers, or leaves that to the app', () => {
    const welcome = { en: { title: 'Hello', text: 'All is well.' } }
    const both = { ...welcome, es: { title: 'Hola', text: 'Todo va bien.' } }
    expect(parseBrand(aBrand()).welcome).toBeUndefined()
    expect(parseBrand({ ...aBrand(), welcome: both }).welcome).toEqual(both)
    expect(faultsOf({ ...aBrand(), welcome })).toEqual(['welcome'])
    expect(
      faultsOf({ ...aBrand(), welcome: { ...both, en: { title: 'Hello', text: '' } } }),
    ).toEqual(['welcome.en.text'])
    expect(faultsOf({ ...aBrand(), welcome: { ...both, de: both.en } })).toEqual(['welcome'])
  })

  it('refuses keys that no brand has', () => {
    expect(faultsOf({ ...aBrand(), contractEnable: true })).toEqual(['record'])
  })

  it.each(['javascript:alert(1)', 'http://www.grove.example', 'data:text/html,x', '//grove', ''])(
    'refuses %o as a link',
    url => {
      expect(faultsOf({ ...aBrand(), storeLinks: { ios: url } })).toEqual(['storeLinks.ios'])
    },
  )

  it('names every fault at once', () => {
    const faults = faultsOf({ ...aBrand(), id: 'Grove!', languages: ['en', 'de'], idleLimitMs: 5 })
    expect(faults).toEqual(['id', 'languages[1]', 'idleLimitMs'])
  })
})

describe('apiAddress', () => {
  const addresses = {
    grove: {
      production: 'https://api.grove.example',
      'staging-1': 'https://staging-1.grove.example',
    },
    moor: { production: 'https://api.moor.example' },
  }

  it.each([
    ['grove', 'production', 'https://api.grove.example'],
    ['grove', 'staging-1', 'https://staging-1.grove.example'],
    ['grove', 'staging-2', undefined],
    ['moor', 'production', 'https://api.moor.example'],
    ['moor', 'staging-1', undefined],
    ['reed', 'production', undefined],
  ] as const)('leads %s in %s to %s (BRAND-017)', (brand, environment: Environment, address) => {
    expect(apiAddress(addresses, brand, environment)).toBe(address)
  })

  it('knows production and numbered stagings (BRAND-017)', () => {
    const names = ['production', 'staging-1', 'staging-12', 'staging-0', 'staging', 'test', 1]
    expect(names.filter(isEnvironment)).toEqual(['production', 'staging-1', 'staging-12'])
  })
})
