import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Sixpence } from '../src/index.ts'
import { rightOf } from '../src/start/index.ts'
import { aPerson, aSixpence, latestCode } from './bank-in-process.ts'

const opened: Sixpence[] = []
type Person = Awaited<ReturnType<typeof aPerson>>

afterAll(() => {
  for (const sixpence of opened) sixpence.dispose()
})

async function signedIn({ email, password }: Person): Promise<Sixpence> {
  const sixpence = await aSixpence()
  opened.push(sixpence)
  await sixpence.signIn.start({ username: email, password })
  return sixpence
}

const aClerk = ({ customerId }: Person, right: string) =>
  aPerson({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId, right }],
  })

const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 15_000 })

describe('Sixpence.users', () => {
  it('lets somebody act once the code has come back (ACCESS-021)', async () => {
    const owner = await aPerson({ kind: 'business' })
    const clerk = await aPerson()
    const { users } = await signedIn(owner)
    const { requestKey = '', sentTo } = await users.add({
      email: clerk.email,
      right: 'initiate',
      permissions: ['sendWire'],
    })
    expect(sentTo).toContain('•')
    expect(await users.list()).toHaveLength(1)
    await expect(users.confirm({ requestKey, code: '000000' })).rejects.toMatchObject({
      code: 'wrong_code',
    })
    await users.confirm({ requestKey, code: await latestCode(owner.email) })
    const [, added] = await users.list()
    expect(added).toMatchObject({ email: clerk.email, accessRights: 'initiate', state: 'invited' })
    expect(added?.permissions.sendWire).toBe(true)
    await expect(
      users.add({ email: clerk.email, right: 'read', permissions: [] }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'email' }],
    })
  })

  it('tells whoever acts at once, whose client then knows what they may (ACCESS-021)', async () => {
    const owner = await aPerson({ kind: 'business' })
    const clerk = await aClerk(owner, 'initiate')
    const theirs = await signedIn(clerk)
    await theirs.access.actFor({ customerId: owner.customerId })
    expect(rightOf(await theirs.start.info())).toBe('initiate')
    await eventually(() => expect(theirs.realtime.getSnapshot()).toBe('open'))
    const onChanged = vi.fn<() => void>()
    theirs.access.onChanged(onChanged)

    const { users } = await signedIn(owner)
    const [, listed] = await users.list()
    const userId = listed?.userId ?? ''
    expect(await users.update({ userId, right: 'read', permissions: [] })).toBeUndefined()
    await eventually(() => expect(onChanged).toHaveBeenCalledTimes(1))
    expect(rightOf(await theirs.start.info())).toBe('read')
    expect(theirs.access.getSnapshot()).toEqual({ customerId: owner.customerId, isOther: true })

    await users.end({ userId })
    await eventually(() => expect(onChanged).toHaveBeenCalledTimes(2))
    expect(theirs.access.getSnapshot()).toEqual({ customerId: undefined, isOther: false })
    expect((await theirs.start.info()).accesses).toEqual([])
  })

  it('keeps the notice of it for whoever listens later', async () => {
    const owner = await aPerson({ kind: 'business' })
    const clerk = await aClerk(owner, 'initiate')
    const theirs = await signedIn(clerk)
    await eventually(() => expect(theirs.realtime.getSnapshot()).toBe('open'))
    const onChanged = vi.fn<() => void>()
    theirs.access.onChanged(onChanged)
    const { users } = await signedIn(owner)
    const [, listed] = await users.list()
    await users.end({ userId: listed?.userId ?? '' })
    await eventually(() => expect(onChanged).toHaveBeenCalledOnce())
    const heard: string[] = []
    theirs.realtime.onNotice(({ type }) => heard.push(type))
    await eventually(() => expect(heard).toEqual(['accessChanged']))
  })

  it('is deleted from by an administrator alone (ACCESS-023)', async () => {
    const owner = await aPerson({ kind: 'business' })
    await aClerk(owner, 'read')
    const { users } = await signedIn(owner)
    const [, listed] = await users.list()
    await expect(users.delete({ userId: listed?.userId ?? '' })).rejects.toMatchObject({
      code: 'no_access',
    })
  })
})
