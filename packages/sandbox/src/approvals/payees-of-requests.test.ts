import { beforeAll, describe, expect, it } from 'vitest'
import { aRequestingBusiness, type Worker } from '../../tests/a-requesting-business.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const { held, grant, ask, pay, approve, decline, requestOf } = aRequestingBusiness(bank)

const LENA = 'DE14900900900000000017'
const OTHER = 'DE89900900900000000025'

describe('an approver is told of who is paid by EFT', () => {
  let clerk: Worker

  beforeAll(async () => {
    clerk = await grant('initiate', ['sendEft'])
  })

  const askFor = async (payeeName: string, iban: string) => {
    const details = { iban }
    const to = { permission: '3d', countryCode: 'DE', currency: 'EUR', payeeName, details }
    return (await pay('eftTransfer', { ...to, amount: '10.00' }, clerk)).id
  }
  const toldOf = async (payeeName: string, iban: string) => {
    const id = await askFor(payeeName, iban)
    const { isNewPayee, hasChangedDetails } = await requestOf(id)
    await decline(id, held.approver)
    return [isNewPayee, hasChangedDetails]
  }

  it('that they were never paid, and that they are paid elsewhere than last time', async () => {
    expect(await toldOf('Lena Vogt', LENA)).toEqual([true, false])
    const id = await askFor('Lena Vogt', LENA)
    expect(await approve(id, held.approver)).toMatchObject({ responseCode: '00' })
    expect(await toldOf('VOGT, Lena', 'DE14 9009 0090 0000 0000 17')).toEqual([false, false])
    expect(await toldOf('Lena Vogt', OTHER)).toEqual([false, true])
    expect(await toldOf('Tom Vogt', OTHER)).toEqual([true, false])
    expect(await toldOf('Tom Vogt', LENA)).toEqual([false, false])
  })

  it('while they decide, and not any more', async () => {
    const id = await askFor('Lena Vogt', OTHER)
    const { items } = (await ask('transactionRequestList', {}, held.approver)) as {
      items?: { id: string }[]
    }
    expect(items?.find(item => item.id === id)).toMatchObject({ hasChangedDetails: true })
    await decline(id, held.approver)
    const decided = await requestOf(id)
    expect(decided).toMatchObject({ status: 'declined', beneficiary: 'Lena Vogt' })
    expect(decided).not.toHaveProperty('hasChangedDetails')
    expect(decided).not.toHaveProperty('isNewPayee')
  })
})
