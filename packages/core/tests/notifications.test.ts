import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()

describe('the notifications of a customer', () => {
  it('are read and set one by one (RT-028, RT-029)', async () => {
    const { notifications } = await bank.signedIn(await bank.person())
    const before = await notifications.settings()
    expect(before).toContainEqual({ identified: 'news.email', value: true, group: 'news' })
    await notifications.set({ identified: 'news.email', value: false })
    const after = await notifications.settings()
    expect(after.filter(({ value }) => !value).map(one => one.identified)).toEqual(['news.email'])
    await notifications.set({ identified: 'news.email', value: true })
    expect(await notifications.settings()).toEqual(before)
  })

  it('cannot be without what protects the customer (RT-029)', async () => {
    const { notifications } = await bank.signedIn(await bank.person())
    await expect(
      notifications.set({ identified: 'security.email', value: false }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'identified' }],
    })
  })
})
