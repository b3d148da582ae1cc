import { describe, expect, it } from 'vitest'
import { BRAND_IDS, brandFile, brandFiles } from './brand-folders.ts'

describe.each(BRAND_IDS)('the folder of %s', id => {
  const others = BRAND_IDS.filter(other => other !== id)

  it('holds the record, the theme and the drawings', () => {
    expect(brandFiles(id).toSorted()).toEqual([
      'brand.json',
      'favicon.svg',
      'logo.svg',
      'mark.svg',
      'theme.css',
    ])
  })

  it('names no other bank', () => {
    const text = brandFiles(id)
      .map(file => brandFile(id, file).toLowerCase())
      .join()
    expect(others.filter(other => text.includes(other))).toEqual([])
  })

  it('points at domains of its own that nobody can own (BRAND-018)', () => {
    const record = brandFile(id, 'brand.json')
    const hosts = [...record.matchAll(/(?:https?:\/\/|@)([\w.-]+)/g)].map(match => match[1])
    expect(hosts.length).toBeGreaterThan(8)
    for (const host of hosts) expect(host).toMatch(new RegExp(`^([\\w-]+\\.)?${id}\\.example$`))
  })

  it('calls nobody: its numbers are kept for fiction (BRAND-018)', () => {
    const { support, regulatedEntity } = JSON.parse(brandFile(id, 'brand.json')) as {
      support: { managerMessaging: string }
      regulatedEntity: { phone: string }
    }
    for (const phone of [support.managerMessaging, regulatedEntity.phone]) {
      expect(phone.replaceAll(' ', '')).toMatch(
        /^\+(447700900\d{3}|442079460\d{3}|44(131|141|117)4960\d{3}|120255501\d{2})$/,
      )
    }
  })
})
