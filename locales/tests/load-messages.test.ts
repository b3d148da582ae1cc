import { describe, expect, it } from 'vitest'
import { DOMAINS, loadMessages, type Language } from '../src/index.ts'
import { LANGUAGES, rooms, texts } from './texts.ts'

describe('loadMessages', () => {
  it.each(LANGUAGES)('answers every file of %s', async language => {
    for (const domain of DOMAINS)
      expect(await loadMessages(language as Language, domain)).toEqual(texts(language, domain))
  })

  it('rejects what is not there', async () => {
    await expect(loadMessages('en', 'nowhere' as 'common')).rejects.toThrow('nowhere')
    const uk = loadMessages('uk', 'common')
    await expect(uk).rejects.toThrow('There is no "uk": choose one of en, es, pt, ro, ru, ua')
  })
})

describe('DOMAINS', () => {
  it('names the files that there are', () => {
    expect(DOMAINS).toEqual(rooms('en'))
  })
})
