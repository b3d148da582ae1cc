import { NOTIFICATION_CHANNELS, NOTIFICATION_GROUPS } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { readJson, testSandbox, type TestPerson } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

async function somebody() {
  const person = await bank.person()
  return { person, token: (await bank.signIn(person)).accessToken }
}

const set = (token: string, identified: string, value: boolean) =>
  readJson(bank.call('notificationSettingsSet', { identified, value }, token))

async function mailTo({ email }: TestPerson): Promise<string[]> {
  const messages = await bank.control(`/inbox?to=${encodeURIComponent(email)}`)
  // The control API's own format.
  return ((await messages.json()) as { subject: string }[]).map(({ subject }) => subject)
}

const noticesOf = ({ customerId }: TestPerson) =>
  bank.database.sql<{ type: string }>`
    select type from notice where customer_id = ${customerId} and type <> 'balanceChanged'`

describe('notification settings', () => {
  it('say of every group and channel whether it is on, which it is (RT-028, RT-029)', async () => {
    const { token } = await somebody()
    const { items } = await readJson(bank.call('notificationSettingsGet', {}, token))
    expect(items).toEqual(
      NOTIFICATION_GROUPS.flatMap(group =>
        NOTIFICATION_CHANNELS.map(channel => ({
          identified: `${group}.${channel}`,
          value: 1,
          group,
        })),
      ),
    )
  })

  it.each([
    ['screen', [], ['Rates have changed']],
    ['email', [{ type: 'info' }], []],
  ] as const)('are obeyed: without %s', async (channel, notices, mail) => {
    const { person, token } = await somebody()
    expect(await set(token, `news.${channel}`, false)).toMatchObject({ responseCode: '00' })
    const wish = { to: person.email, type: 'info', title: 'Rates have changed' }
    const { channels } = await readJson(bank.control('/notices', wish))
    expect(channels).toEqual(NOTIFICATION_CHANNELS.filter(one => one !== channel))
    expect(await noticesOf(person)).toEqual(notices)
    expect(await mailTo(person)).toEqual(mail)
  })

  it('are of one person and one thing', async () => {
    const { token } = await somebody()
    const { person } = await somebody()
    await set(token, 'news.email', false)
    await bank.control('/notices', { to: person.email, type: 'info' })
    expect(await mailTo(person)).toEqual(['News from your bank'])
  })

  it('keep what is about security on (RT-029)', async () => {
    const { person, token } = await somebody()
    expect(await set(token, 'security.screen', false)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'identified' }],
    })
    // An earlier bank may have left it like this.
    await bank.database.sql`
      insert into notification_setting values (${person.customerId}, 'security.screen', false)`
    await bank.control('/notices', { to: person.email, type: 'usernameChanged' })
    expect(await noticesOf(person)).toEqual([{ type: 'usernameChanged' }])
    expect(await set(token, 'security.screen', true)).toMatchObject({ responseCode: '00' })
  })

  it.each(['news', 'news.pigeon', 'weather.email', ''])('know no %j', async identified => {
    const { token } = await somebody()
    expect(await set(token, identified, false)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'identified' }],
    })
  })
})

describe('money that is received', () => {
  async function paid(payee: TestPerson): Promise<void> {
    const payer = await bank.person({
      accounts: [{ currencyCode: 'EUR', balance: '100.00' }],
    })
    const { accessToken: token } = await bank.signIn(payer)
    const fromAccount = payer.accounts.find(one => one.currencyCode === 'EUR')?.accountId
    const payment = { fromAccount, toEmail: payee.email, amount: '12.00' }
    const key = `notified-${payee.customerId}`.slice(0, 64)
    const answer = await readJson(bank.call('p2pTransfer', payment, { token, key }))
    expect(answer).toMatchObject({ responseCode: '00' })
  }

  it('is told by e-mail, with who has sent it', async () => {
    const { person } = await somebody()
    await paid(person)
    expect(await mailTo(person)).toEqual(['You’ve received 12.00 EUR'])
  })

  it('is not told to whoever does not want to be told', async () => {
    const { person, token } = await somebody()
    await set(token, 'payments.email', false)
    await paid(person)
    expect(await mailTo(person)).toEqual([])
    expect(await noticesOf(person)).toEqual([])
  })
})
