import { describe, expect, it, vi } from 'vitest'
import { MessageStore } from './message-store.ts'
import type { LoadMessages, RoomTexts } from './room.ts'

const TEXTS: Record<string, RoomTexts> = {
  'en/common': {
    closeCta: 'Close',
    codeDescription_one: '{{count}} digit',
    codeDescription_other: '{{count}} digits',
  },
  'es/common': { closeCta: 'Cerrar' },
  'ua/common': {
    codeDescription_one: '{{count}} цифра',
    codeDescription_few: '{{count}} цифри',
    codeDescription_many: '{{count}} цифр',
  },
  'en/errors': { title: 'That did not work' },
  'es/errors': { title: 'No ha funcionado' },
}

const load: LoadMessages = async (locale, room) => {
  const texts = TEXTS[`${locale}/${room}`]
  if (!texts) throw new Error('not there')
  return texts
}

async function aStore(locale: 'en' | 'es' | 'ua' = 'en', by: LoadMessages = load) {
  const store = new MessageStore(by, locale)
  await store.whenReadable('common')
  return store
}

describe('MessageStore', () => {
  it('asks for each room and language once', async () => {
    const counted = vi.fn<LoadMessages>(load)
    const store = await aStore('en', counted)
    await Promise.all([store.whenReadable('common'), store.whenReadable('common')])
    expect(counted).toHaveBeenCalledOnce()
    expect(store.text({ locale: 'en', room: 'common', key: 'closeCta' })).toBe('Close')
  })

  it('counts in Ukrainian by the rules of uk (I18N-004)', async () => {
    const store = await aStore('ua')
    const texts = [1, 3, 6, 21].map(count =>
      store.text({ locale: 'ua', room: 'common', key: 'codeDescription', values: { count } }),
    )
    expect(texts).toEqual(['1 цифра', '3 цифри', '6 цифр', '21 цифра'])
  })

  it('writes a name as it is typed', async () => {
    const store = await aStore('en', () => ({ greeting: 'Hello {{name}}' }))
    expect(
      store.text({ locale: 'en', room: 'common', key: 'greeting', values: { name: '<b>&' } }),
    ).toBe('Hello <b>&')
  })

  it('falls back to English where a room is missing', async () => {
    const store = new MessageStore(load, 'ua')
    await store.whenReadable('errors')
    expect(store.text({ locale: 'ua', room: 'errors', key: 'title' })).toBe('That did not work')
  })

  it('keeps the old language until all rooms are there', async () => {
    let arrive: (texts: RoomTexts) => void = () => {}
    const late: LoadMessages = (locale, room) =>
      locale === 'es' && room === 'errors'
        ? new Promise(done => (arrive = done))
        : load(locale, room)
    const store = await aStore('en', late)
    await store.whenReadable('errors')
    store.show('es')
    await vi.waitFor(
      () => expect(store.getSnapshot()).toEqual({ locale: 'en', isReady: false }),
      10_000,
    )
    arrive({ title: 'No ha funcionado' })
    await vi.waitFor(
      () => expect(store.getSnapshot()).toEqual({ locale: 'es', isReady: true }),
      10_000,
    )
  })

  it('shows the language that was asked for last', async () => {
    const store = await aStore()
    store.show('es')
    store.show('en')
    await new Promise(done => setTimeout(done, 5))
    expect(store.getSnapshot()).toEqual({ locale: 'en', isReady: true })
  })

  it('throws what could not be had until it is told to forget', async () => {
    let isDown = true
    const flaky: LoadMessages = (locale, room) =>
      isDown ? Promise.reject(new Error('down')) : load(locale, room)
    const store = new MessageStore(flaky, 'en')
    await expect(store.whenReadable('common')).rejects.toThrow('down')
    expect(() => store.whenReadable('common')).toThrow('down')
    isDown = false
    store.forgetFailures()
    await store.whenReadable('common')
    expect(store.text({ locale: 'en', room: 'common', key: 'closeCta' })).toBe('Close')
  })
})
