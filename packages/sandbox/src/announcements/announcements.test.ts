import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

async function somebody(wish?: object) {
  const person = await bank.person(wish)
  const token = (await bank.signIn(person)).accessToken
  const call = (method: string, body: object = {}) => readJson(bank.call(method, body, token))
  // The shape from the method's schema.
  const list = async (body?: object) => (await call('announcementList', body))['items'] as Listed[]
  return { person, call, list }
}

interface Listed {
  readonly id: string
  readonly title: string
  readonly isRead: boolean
  readonly publishedAt: string
}

const announce = (wish: object) =>
  readJson(bank.control('/announcements', { title: 'New rates', body: 'From Monday on.', ...wish }))

const noticesOf = (customerId: string) =>
  bank.database.sql<{ type: string; params: object }>`
    select type, params from notice where customer_id = ${customerId} and type <> 'balanceChanged'`

describe('announcementList', () => {
  it('lists everything, newest first, and reads none of it (NEWS-001, NEWS-003, TRAP-63)', async () => {
    const { list } = await somebody()
    const days = (await list()).map(({ publishedAt }) => publishedAt)
    expect(days.length).toBeGreaterThanOrEqual(3)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((await list()).filter(({ isRead }) => isRead)).toEqual([])
  })

  it('lists those alone that ask, when asked so (NEWS-003)', async () => {
    const { list, call } = await somebody()
    const asking = await call('announcementList', { withConfirmation: true })
    expect(asking).toMatchObject({ items: [{ id: 'announcement-paperless', needsChoice: true }] })
    expect((await list({ withConfirmation: false })).length).toBeGreaterThan(1)
  })

  it('speaks the language of the call, and English where it was not written in that', async () => {
    await announce({ title: 'Rates of today' })
    const { call } = await somebody()
    const titles = async (lang: string) => {
      const { items } = await call('announcementList', { lang })
      return (items as Listed[]).map(({ title }) => title)
    }
    expect(await titles('ua')).toContain('Ми ніколи не питаємо пароль')
    expect(await titles('ro')).toContain('Nu vă cerem niciodată parola')
    expect(await titles('ro')).toContain('Rates of today')
  })
})

describe('announcementGet', () => {
  it('reads for whoever opens it, and for nobody else (NEWS-002, NEWS-004)', async () => {
    const [ada, ben] = [await somebody(), await somebody()]
    const [first] = await ada.list()
    const id = first?.id ?? ''
    for (const _again of [1, 2]) {
      const { announcement } = await ada.call('announcementGet', { id })
      expect(announcement).toEqual({ ...first, isRead: true })
    }
    expect((await ada.list()).filter(({ isRead }) => isRead)).toHaveLength(1)
    expect((await ben.list()).filter(({ isRead }) => isRead)).toEqual([])
  })

  it('refuses what is not there', async () => {
    const { call } = await somebody()
    expect(await call('announcementGet', { id: 'nothing' })).toMatchObject({ responseCode: '13' })
  })
})

describe('announcementAnswer', () => {
  const id = 'announcement-paperless'
  const refused = { responseCode: 'VF', validationErrors: [{ param: 'choice' }] }

  it('keeps the first answer, and has read what it answers (NEWS-005, GAP-62)', async () => {
    const { call } = await somebody()
    expect(await call('announcementAnswer', { id, choice: 'accept' })).toMatchObject({
      responseCode: '00',
    })
    expect(await call('announcementAnswer', { id, choice: 'accept' })).toMatchObject({
      responseCode: '00',
    })
    expect(await call('announcementAnswer', { id, choice: 'decline' })).toMatchObject(refused)
    const { items } = await call('announcementList', { withConfirmation: true })
    expect(items).toMatchObject([{ id, choice: 'accept', isRead: true }])
  })

  it('takes one of two answers at once', async () => {
    const { call } = await somebody()
    const answers = await Promise.all(
      ['accept', 'decline'].map(choice => call('announcementAnswer', { id, choice })),
    )
    const codes = answers.map(({ responseCode }) => String(responseCode))
    expect(codes.toSorted()).toEqual(['00', 'VF'])
  })

  it('takes none where none is asked for, nor any other word', async () => {
    const { call } = await somebody()
    const plain = { id: 'announcement-calls', choice: 'accept' }
    expect(await call('announcementAnswer', plain)).toMatchObject(refused)
    expect(await call('announcementAnswer', { id, choice: 'maybe' })).toMatchObject(refused)
    expect(await call('announcementAnswer', { id: 'nothing', choice: 'accept' })).toMatchObject({
      responseCode: '13',
    })
  })
})

describe('POST /announcements', () => {
  it('tells everybody who wants to be told of news (NEWS-001)', async () => {
    const [ada, ben] = [await somebody(), await somebody()]
    await ben.call('notificationSettingsSet', { identified: 'news.screen', value: false })
    const { id, status } = await announce({})
    expect(status).toBe(201)
    const told = { type: 'announcementPublished', params: { announcementId: id } }
    expect(await noticesOf(ada.person.customerId)).toEqual([told])
    expect(await noticesOf(ben.person.customerId)).toEqual([])
    expect((await ben.list())[0]).toMatchObject({ id, title: 'New rates', needsChoice: false })
  })

  it.each([{ title: '' }, { body: '' }, { colour: 'red' }])('refuses %o', async wish => {
    expect((await announce(wish)).status).toBe(400)
  })
})
