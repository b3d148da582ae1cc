import { beforeAll, describe, expect, it } from 'vitest'
import { aRequestingBusiness } from '../../tests/a-requesting-business.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const { held, grant, askP2p, ask, requestOf, balanceOf, intentOf, approve, noticesOf, entries } =
  aRequestingBusiness(bank)

describe('a payment of somebody who may only begin it, where the bank asks for a word', () => {
  beforeAll(async () => {
    await bank.database.sql`
      update customer set approval_mode = 'otp' where id = ${held.business.customerId}`
  })

  const confirm = async ({ id, key }: { id: string; key: string }, by = held.clerk) => {
    const body = {
      trxid: id,
      approvalCode: await bank.codeOf(by.person.email),
      fromCustomerId: held.business.customerId,
    }
    const said = await bank.call('transferApprove', body, { token: by.token, key })
    return (await said.json()) as Record<string, unknown>
  }

  it('is confirmed by a code of their own first: there is no request before (TRAP-27)', async () => {
    const before = await balanceOf()
    const asked = await askP2p()
    expect(asked.said).toMatchObject({
      approval: { approveType: 'otp', availableApprovalMethods: ['otp'] },
    })
    expect(asked.said).not.toHaveProperty('approval.forOthers')
    expect(await noticesOf(held.owner.person, asked.id)).toEqual([])
    expect(await ask('transactionRequestList', {}, held.owner)).toMatchObject({ total: 0 })
    expect(await balanceOf()).toEqual(before)
  })

  it.each([
    ['initiate', { approval: { forOthers: true } }, 0],
    ['full', { transactionId: expect.any(String) as string }, 1],
  ])('ends by right: %s (APPR-004)', async (right, end, moved) => {
    const by = await grant(right)
    const [asked, count] = [await askP2p('1.00', by), await entries()]
    expect(asked.said).not.toHaveProperty('approval.forOthers')
    expect(await confirm(asked, by)).toMatchObject(end)
    expect(await entries()).toBe(count + moved)
  })

  it('then becomes a request, and moves when another approves it (ACCESS-009)', async () => {
    const asked = await askP2p()
    const count = await entries()
    const confirmed = await confirm(asked)
    expect(confirmed).toMatchObject({ responseCode: '00', approval: { forOthers: true } })
    expect(await confirm(asked)).toEqual(confirmed)
    expect(await entries()).toBe(count)
    const { trxid } = confirmed['approval'] as { trxid: string }
    expect(await requestOf(trxid)).toMatchObject({ status: 'waiting', amount: '5.00' })
    expect(await noticesOf(held.owner.person, trxid)).toEqual([{ type: 'requestReceived' }])
    expect(await intentOf(asked.key)).toMatchObject({
      status: 'pendingApproval',
      approval: { trxid, forOthers: true },
    })
    expect(await approve(trxid, held.approver)).toMatchObject({ responseCode: '00' })
    expect(await entries()).toBe(count + 1)
    expect(await confirm(asked)).toMatchObject({ transactionId: expect.any(String) as string })
  })

  it('holds nothing back while it waits for their word', async () => {
    const before = await balanceOf()
    const { said } = await askP2p('700.00')
    expect(said).toMatchObject({ responseCode: '00' })
    expect(await balanceOf()).toEqual(before)
  })
})
