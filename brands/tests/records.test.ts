import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import aurelia from '@sixpence/brands/aurelia/brand.json'
import borealis from '@sixpence/brands/borealis/brand.json'
import cordoba from '@sixpence/brands/cordoba/brand.json'
import dunmore from '@sixpence/brands/dunmore/brand.json'
import estuary from '@sixpence/brands/estuary/brand.json'
import fjord from '@sixpence/brands/fjord/brand.json'
import { describe, expect, it } from 'vitest'
import { type Brand, parseBrand } from '@sixpence/core/brand'
import { LOCALES } from '@sixpence/core/locale'
import { BRAND_IDS } from './brand-folders.ts'
import { brand as neutral } from '../src/neutral.ts'

const ROOT = dirname(createRequire(import.meta.url).resolve('@sixpence/brands/package.json'))
const RECORDS: Readonly<Record<string, object>> = {
  aurelia,
  borealis,
  cordoba,
  dunmore,
  estuary,
  fjord,
}
const IDS = Object.keys(RECORDS)

function brandOf(id: string): Brand {
  return parseBrand(RECORDS[id])
}

function idsWhere(holds: (brand: Brand) => boolean): string[] {
  return IDS.map(brandOf)
    .filter(holds)
    .map(brand => brand.id)
}

describe.each(IDS)('the record of %s', id => {
  const brand = brandOf(id)

  it('belongs to its folder', () => {
    expect(brand.id).toBe(id)
  })

  it('has a name and a logo that is there (BRAND-003)', () => {
    expect(brand.projectName).not.toBe('')
    expect(readFileSync(`${ROOT}/${id}/${brand.logo}`, 'utf8')).toContain('<svg')
  })

  it('links to both stores (BRAND-005)', () => {
    expect(brand.storeLinks.ios).toBeDefined()
    expect(brand.storeLinks.android).toBeDefined()
  })

  it('links to two different fee pages (BRAND-006)', () => {
    expect(brand.feeLinks.personal).not.toBe(brand.feeLinks.business)
  })

  it('links to its two documents, agreed to by nobody yet (BRAND-007)', () => {
    expect(brand.terms.map(term => [term.key, term.value])).toEqual([
      ['privacyPolicy', false],
      ['userAgreement', false],
    ])
    expect(new Set(brand.terms.map(term => term.url)).size).toBe(2)
  })

  it('leaves a session idle for a quarter of an hour (CONST-003)', () => {
    expect(brand.idleLimitMs).toBe(15 * 60 * 1000)
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
  ])('does not hold without %s (%s)', key => {
    const rest = Object.entries(RECORDS[id] ?? {}).filter(([name]) => name !== key)
    expect(() => parseBrand(Object.fromEntries(rest))).toThrow(key)
  })
})

describe('the six brands', () => {
  it('are all that there are (BRAND-002)', () => {
    const folders = readdirSync(ROOT).filter(name => existsSync(`${ROOT}/${name}/brand.json`))
    expect(folders).toEqual(IDS)
  })

  it('share no name, address, number or scheme', () => {
    const told = IDS.map(brandOf)
    for (const fact of [
      (brand: Brand) => brand.projectName,
      (brand: Brand) => brand.support.email,
      (brand: Brand) => brand.support.managerMessaging,
      (brand: Brand) => brand.regulatedEntity.name,
      (brand: Brand) => brand.regulatedEntity.phone,
      (brand: Brand) => brand.deepLinkScheme,
    ]) {
      expect(new Set(told.map(fact)).size).toBe(6)
    }
  })

  it('let people register at three of them (BRAND-012)', () => {
    expect(idsWhere(brand => brand.allowRegistration)).toEqual(['aurelia', 'borealis', 'cordoba'])
  })

  it('hide adult industries where nobody registers and at one more (BRAND-013)', () => {
    expect(idsWhere(brand => brand.hiddenIndustries.includes('adult'))).toEqual([
      'borealis',
      'dunmore',
      'estuary',
      'fjord',
    ])
    expect(idsWhere(brand => !brand.allowRegistration)).toEqual(['dunmore', 'estuary', 'fjord'])
  })

  it('speak six languages, but one speaks English and Spanish (BRAND-014)', () => {
    const languages = new Map(IDS.map(id => [id, [...brandOf(id).languages].toSorted()]))
    expect(languages.get('cordoba')).toEqual(['en', 'es'])
    languages.delete('cordoba')
    for (const offered of languages.values()) expect(offered).toEqual([...LOCALES].toSorted())
  })

  it('know webcam models at one bank only (BRAND-015)', () => {
    expect(idsWhere(brand => brand.personalRegistrationTypes.includes('webcamModels'))).toEqual([
      'aurelia',
    ])
  })

  it('know webcam studios at one bank only (BRAND-016)', () => {
    expect(idsWhere(brand => brand.businessRegistrationTypes.includes('webcamStudios'))).toEqual([
      'aurelia',
    ])
  })

  it('switch contracts, source of wealth and the card vault one by one (BRAND-011)', () => {
    expect(idsWhere(brand => brand.contractsEnable)).toEqual(['aurelia', 'borealis'])
    expect(idsWhere(brand => brand.sourceOfWealthEnable)).toEqual(['aurelia'])
    expect(idsWhere(brand => brand.vgsCardNumberDecode)).toEqual(['aurelia'])
  })

  it('greet each in its own words', () => {
    for (const locale of LOCALES) {
      const greetings = IDS.flatMap(id => brandOf(id).welcome?.[locale] ?? [])
      const offering = IDS.filter(id => brandOf(id).languages.includes(locale))
      expect(greetings).toHaveLength(offering.length)
      expect(new Set(greetings.map(({ title }) => title)).size).toBe(offering.length)
      expect(new Set(greetings.map(({ text }) => text)).size).toBe(offering.length)
    }
  })
})

describe('the neutral record', () => {
  it('points at no bank, and nobody can own its domain', () => {
    const text = JSON.stringify(neutral)
    const hosts = [...text.matchAll(/(?:https?:\/\/|@)([\w.-]+)/g)].map(match => match[1])
    for (const host of hosts) expect(host).toMatch(/^(www\.)?neutral\.example$/)
    expect(BRAND_IDS.filter(id => text.toLowerCase().includes(id))).toEqual([])
  })

  it('offers no app of a store and switches nothing on', () => {
    expect(neutral.storeLinks).toEqual({})
    expect(Object.entries(neutral).filter(([, value]) => value === true)).toEqual([])
  })
})

describe('the entry points', () => {
  it.each(IDS)('hold the record of %s, read', async id => {
    const { brand } = (await import(`../src/${id}.ts`)) as { brand: Brand }
    expect(brand).toEqual(brandOf(id))
  })
})
