import { beforeAll, describe, expect, it } from 'vitest'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const DAY_MS = 86_400_000

describe('somebody with limits of their own', () => {
  let limited: TestPerson
  let free: TestPerson
  let keys = 0

  beforeAll(async () => {
    const limits = [
      { operation: 'p2p', daily: '30.00', monthly: '45.00' },
      { operation: 'betweenAccounts', daily: '50.00' },
      { operation: 'eft', daily: '999999.00' },
    ]
    limited = await bank.person({ kind: 'business', limits })
    free = await bank.person({})
  }, 60_000)

  const call = async (by: TestPerson, method: string, body: object) => {
    const token = (await bank.signIn(by)).accessToken
    const key = `key-of-own-limits-${String((keys += 1)).padStart(6, '0')}`
    const input = { ...body, fromAccount: by.accounts[0]?.accountId }
    return readJson(bank.call(method, input, { token, key }))
  }
  const limitsOf = (by: TestPerson, type: string) =>
    call(by, 'limitsGet', { type, toAccount: by.accounts[1]?.accountId, countryCode: 'DE' })
  const pay = (amount: string, by = limited) =>
    call(by, 'p2pTransfer', { toEmail: 'vera@sixpence.example', amount })

  it.each([
    ['p2p', { dailyLeft: '30.00', monthlyLeft: '45.00' }],
    ['betweenAccounts', { dailyLeft: '50.00' }],
    ['eft', { dailyLeft: '999999.00' }],
    ['wire', { dailyLeft: '200000.00' }],
  ])('is told them in the place of the bank’s: %s', async (type, left) => {
    expect(await limitsOf(limited, type)).toMatchObject(left)
  })

  it('may not go over that of a month, day after day, and may again in the next', async () => {
    const now = new Date()
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 12)
    const later = (advanceMs: number) => bank.control('/clock', { advanceMs })
    await later(next - now.getTime())
    const monthly = { operation: 'p2p', daily: '30.00', monthly: '45.00' }
    const by = await bank.person({ limits: [monthly] })
    expect(await pay('30.00', by)).toMatchObject({ responseCode: '00' })
    await later(DAY_MS)
    expect(await limitsOf(by, 'p2p')).toMatchObject({ dailyLeft: '30.00', monthlyLeft: '15.00' })
    expect(await pay('15.01', by)).toMatchObject({ validationErrors: [{ param: 'amount' }] })
    expect(await pay('15.00', by)).toMatchObject({ responseCode: '00' })
    await later(DAY_MS)
    expect(await pay('1.00', by)).toMatchObject({ validationErrors: [{ param: 'amount' }] })
    await later(30 * DAY_MS)
    expect(await pay('1.00', by)).toMatchObject({ responseCode: '00' })
  })

  it('may not go over them in a day, and others may', async () => {
    const most = { validationErrors: [{ param: 'amount' }] }
    expect(await pay('30.01')).toMatchObject(most)
    expect(await pay('30.00')).toMatchObject({ responseCode: '00' })
    expect(await pay('1.00')).toMatchObject(most)
    expect(await pay('31.00', free)).toMatchObject({ responseCode: '00' })
  })
})
