import { expect, describe, it } from 'vitest'
import { awaitsChoice } from '../src/announcements/index.ts'
import { aBank } from './bank.ts'

const bank = aBank()

const announce = (wish: object) =>
  bank.sandbox.control('http://127.0.0.1:4401/announcements', {
    method: 'POST',
    body: JSON.stringify({ body: 'More below.', ...wish }),
  })

describe('what the bank announces', () => {
  it('is read by opening it, and not by listing it (NEWS-001, NEWS-002, NEWS-003, NEWS-004)', async () => {
    const { announcements } = await bank.signedIn(await bank.person())
    await announcements.list()
    const [first, ...others] = await announcements.list()
    expect([first, ...others].map(one => one?.isRead)).not.toContain(true)
    expect(await announcements.open({ id: first?.id ?? '' })).toEqual({ ...first, isRead: true })
    const read = (await announcements.list()).filter(({ isRead }) => isRead)
    expect(read.map(({ id }) => id)).toEqual([first?.id])
  })

  it('is answered once where it asks (NEWS-003, NEWS-005)', async () => {
    await announce({ title: 'May we?', needsChoice: true })
    const { announcements } = await bank.signedIn(await bank.person())
    const asking = async () =>
      (await announcements.listNeedingChoice()).find(({ title }) => title === 'May we?')
    const asked = await asking()
    expect(asked && awaitsChoice(asked)).toBe(true)
    await announcements.answer({ id: asked?.id ?? '', choice: 'decline' })
    await announcements.answer({ id: asked?.id ?? '', choice: 'decline' })
    const refused = { code: 'invalid_input', fields: [{ field: 'choice' }] }
    await expect(
      announcements.answer({ id: asked?.id ?? '', choice: 'accept' }),
    ).rejects.toMatchObject(refused)
    const answered = await asking()
    expect(answered).toMatchObject({ choice: 'decline' })
    expect(answered && awaitsChoice(answered)).toBe(false)
    expect((await announcements.listNeedingChoice()).every(({ needsChoice }) => needsChoice)).toBe(
      true,
    )
  })

  it('is not there under another id', async () => {
    const { announcements } = await bank.signedIn(await bank.person())
    await expect(announcements.open({ id: 'of-nobody' })).rejects.toMatchObject({
      code: 'no_access',
    })
  })
})
