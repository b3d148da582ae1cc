import { describe, expect, it } from 'vitest'
import { readJson, type TestPerson, testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const DAY = 24 * 60 * 60_000
const OK = { responseCode: '00' }

interface Signed {
  readonly person: TestPerson
  readonly newUsername: string
  readonly call: (method: string, body?: object) => Promise<Record<string, unknown>>
}

async function signed(person?: TestPerson): Promise<Signed> {
  const who = person ?? (await bank.person())
  const { accessToken } = await bank.signIn(who)
  return {
    person: who,
    newUsername: `new-${who.email}`,
    call: async (method, body = {}) => readJson(bank.call(method, body, accessToken)),
  }
}

const ask = ({ call, newUsername }: Signed) => call('usernameChangeRequestCreate', { newUsername })
const press = async (mailbox: string) =>
  bank.post(`/username-change/${await bank.codeOf(mailbox)}`, '')
const standingOf = async ({ call }: Signed) => {
  const { profile } = await call('profileInquiry')
  return (profile as { usernameChangeRequest?: { status: string } }).usernameChangeRequest
}
const loginOf = async ({ call }: Signed) => {
  const { customer } = await call('customerInfoGet')
  return (customer as { login: string }).login
}
const noticesOf = ({ person }: Signed) =>
  bank.database.sql<{ type: string }>`
    select type from notice where customer_id = ${person.customerId}`

/** Returns the notices that arrive once the bank has decided. */
const settled = async (by: Signed, type: string) => {
  await bank.sandbox.clock.advance(6000)
  await expect
    .poll(async () => (await noticesOf(by)).map(notice => notice.type), { timeout: 15_000 })
    .toContain(type)
}

describe('another sign-in name', () => {
  it.each(['PROF-003', 'PROF-004', 'RT-012'])(
    'is taken once its mailbox confirms it (%s)',
    async () => {
      const ada = await signed()
      const elsewhere = await signed(ada.person)
      expect(await ask(ada)).toMatchObject(OK)
      expect(await standingOf(ada)).toMatchObject({
        newUsername: ada.newUsername,
        status: 'active',
      })
      expect((await press(ada.newUsername)).status).toBe(200)
      expect(await standingOf(ada)).toMatchObject({ status: 'pending' })
      await settled(ada, 'usernameChanged')
      expect(await loginOf(ada)).toBe(ada.newUsername)
      expect(await standingOf(ada)).toBeUndefined()
      expect(await elsewhere.call('customerInfoGet')).toMatchObject({ responseCode: 'AU' })
      const again = { ...ada.person, email: ada.newUsername }
      expect(await bank.signIn(again)).toHaveProperty('accessToken')
    },
  )

  it('leaves the session that asked, under either name', async () => {
    const ada = await signed()
    await ask(ada)
    await press(ada.newUsername)
    await settled(ada, 'usernameChanged')
    for (const fromEmail of [ada.person.email, ada.newUsername]) {
      expect(await ada.call('customerInfoGet', { fromEmail })).toMatchObject(OK)
    }
    const stranger = await ada.call('customerInfoGet', { fromEmail: 'vera@sixpence.example' })
    expect(stranger).toMatchObject({ responseCode: 'ENOA' })
  })

  it('is stopped from the present mailbox (PROF-003)', async () => {
    const ada = await signed()
    await ask(ada)
    expect((await press(ada.person.email)).status).toBe(200)
    expect(await standingOf(ada)).toMatchObject({ status: 'failed' })
    expect((await press(ada.newUsername)).status).toBe(404)
    expect(await loginOf(ada)).toBe(ada.person.email)
  })

  it('fails when nobody confirms it within a day (RT-011)', async () => {
    const ada = await signed()
    await ask(ada)
    await bank.sandbox.clock.advance(DAY)
    const link = await press(ada.newUsername)
    expect(link.status).toBe(404)
    await settled(await signed(ada.person), 'usernameChangeFailed')
  })

  it('fails when somebody has it, which nobody learns before (RT-011)', async () => {
    const other = await bank.person()
    const ada = { ...(await signed()), newUsername: other.email }
    expect(await ask(ada)).toMatchObject(OK)
    await press(other.email)
    await settled(ada, 'usernameChangeFailed')
    expect(await standingOf(ada)).toMatchObject({ status: 'failed' })
    expect(await loginOf(ada)).toBe(ada.person.email)
  })

  it('is asked for one at a time, and taken back (PROF-004)', async () => {
    const ada = await signed()
    await ask(ada)
    expect(await ask(ada)).toMatchObject({ validationErrors: [{ param: 'newUsername' }] })
    expect(await ada.call('usernameChangeRequestDelete')).toMatchObject(OK)
    expect(await standingOf(ada)).toBeUndefined()
    expect((await press(ada.newUsername)).status).toBe(404)
    expect(await ask(ada)).toMatchObject(OK)
  })

  it('is not the present one', async () => {
    const ada = await signed()
    const same = await ada.call('usernameChangeRequestCreate', { newUsername: ada.person.email })
    expect(same).toMatchObject({ validationErrors: [{ param: 'newUsername' }] })
  })

  it('does not change by a look at the link', async () => {
    const ada = await signed()
    await ask(ada)
    const link = `http://bank.localhost/username-change/${await bank.codeOf(ada.newUsername)}`
    const page = await bank.sandbox.fetch(link)
    expect(await page.text()).toContain(ada.newUsername)
    expect(await standingOf(ada)).toMatchObject({ status: 'active' })
  })
})
