import { customerMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { liftLimit, liftMetLimits, limit, type NewLimit } from './index.ts'

const held = testDatabase()
const CONFIRMED = 2
const REJECTED = 26

describe('a limit', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer()
  })

  const now = () => ({
    sql: bank.database.sql,
    clock: { now: () => bank.now() },
    newId: bank.newId,
  })
  const limited = async () => {
    const { body } = await bank.call(customerMethods.get, { by: ada, input: {} })
    return (body['customer'] as { limited: boolean }).limited
  }
  const limitAda = (wish: Omit<NewLimit, 'customerId'>) =>
    limit(now(), { customerId: ada.id, ...wish })
  const rows = () =>
    bank.database.sql<{ reason_id: number; action_type_id: number }>`
      select reason_id, action_type_id from limit_reason where customer_id = ${ada.id}
      order by reason_id`

  async function handIn(reasonId: string, statusId: number) {
    const id = bank.newId()
    await bank.database.sql`
      insert into customer_document
        (id, customer_id, category_id, document_type_id, status_id, uploaded_at, uploaded_by)
      values (${id}, ${ada.id}, 1, 1, ${statusId}, ${bank.now()}, ${ada.id})`
    await bank.database.sql`
      insert into limit_upload (requirement_id, document_id)
      select requirement.id, ${id} from limit_requirement requirement where reason_id = ${reasonId}`
  }

  it('stands until its last reason is lifted', async () => {
    expect(await limited()).toBe(false)
    const first = await limitAda({ reason: 'unpaidInvoice' })
    const second = await limitAda({ reason: 'investigation' })
    await liftLimit(now(), first)
    expect(await limited()).toBe(true)
    await liftLimit(now(), second)
    expect(await limited()).toBe(false)
  })

  it('is kept under the numbers of the wire, with the way out of its reason', async () => {
    await limitAda({ reason: 'expiredDocuments' })
    await limitAda({ reason: 'unpaidInvoice' })
    await limitAda({ reason: 'sanctions' })
    await limitAda({ reason: 'adverseMedia', action: 'none' })
    await limitAda({ reason: 'investigation' })
    expect(await rows()).toEqual([
      { reason_id: 1, action_type_id: 1 },
      { reason_id: 2, action_type_id: 2 },
      { reason_id: 3, action_type_id: 3 },
      { reason_id: 4, action_type_id: 0 },
      { reason_id: 5, action_type_id: 3 },
    ])
  })

  it('has a reason once, however often it is given', async () => {
    const first = await limitAda({ reason: 'sanctions' })
    expect(await limitAda({ reason: 'sanctions' })).toBe(first)
    await liftLimit(now(), first)
    expect(await limitAda({ reason: 'sanctions' })).not.toBe(first)
  })

  it('is lifted by the documents that it asks for, once they are confirmed', async () => {
    const asked = await limitAda({ reason: 'expiredDocuments', requirements: [{ categoryId: 1 }] })
    const unmeetable = await limitAda({ reason: 'unpaidInvoice' })
    expect(await liftMetLimits(now(), ada.id)).toEqual([])
    await handIn(asked, REJECTED)
    expect(await liftMetLimits(now(), ada.id)).toEqual([])
    await handIn(asked, CONFIRMED)
    expect(await liftMetLimits(now(), ada.id)).toEqual([asked])
    expect(await limited()).toBe(true)
    await liftLimit(now(), unmeetable)
    expect(await limited()).toBe(false)
  })

  it('asks for each of its documents', async () => {
    const requirements = [{ categoryId: 1 }, { categoryId: 2, documentTypeId: 9 }]
    const asked = await limitAda({ reason: 'expiredDocuments', requirements })
    await handIn(asked, CONFIRMED)
    await bank.database.sql`
      delete from limit_upload where requirement_id in
        (select id from limit_requirement where reason_id = ${asked} and category_id = 2)`
    expect(await liftMetLimits(now(), ada.id)).toEqual([])
  })
})
