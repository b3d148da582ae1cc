import { customerMethods, type NamedMethod, verificationMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { limit, requestDuplicates } from '../standing/index.ts'

const held = testDatabase()
const PASSPORT = 1

describe('what the bank asks of a customer', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer()
    ben = await bank.customer()
  })

  const now = () => ({
    sql: bank.database.sql,
    clock: { now: () => bank.now() },
    newId: bank.newId,
  })
  const ask = async (method: NamedMethod, by = ada, field?: string) => {
    const { body } = await bank.call(method, { by, input: {} })
    return field === undefined ? body : (body[field] as Record<string, unknown>)
  }
  const reasons = async (by = ada) =>
    (await ask(verificationMethods.limits, by, 'reasons')) as unknown as Record<string, unknown>[]
  const status = (by = ada) => ask(verificationMethods.accountStatus, by, 'accountStatus')

  async function upload(
    categoryId: number,
    statusId: number,
    { addressId, isDueDiligence = false }: { addressId?: string; isDueDiligence?: boolean } = {},
  ) {
    const id = bank.newId()
    await bank.database.sql`
      insert into customer_document (id, customer_id, category_id, document_type_id, status_id,
        address_id, is_due_diligence, uploaded_at, uploaded_by)
      values (${id}, ${ada.id}, ${categoryId}, ${PASSPORT}, ${statusId}, ${addressId},
        ${isDueDiligence}, ${bank.now()}, ${ada.id})`
    return id
  }
  const meet = async (documentId: string) => {
    await bank.database.sql`
      insert into limit_upload (requirement_id, document_id)
      select id, ${documentId} from open_requirement where customer_id = ${ada.id}`
  }

  it('is nothing of who is limited by nothing', async () => {
    expect(await reasons()).toEqual([])
    expect(await ask(verificationMethods.kycRequest, ada, 'customerKycRequest')).toEqual({})
    expect(await ask(customerMethods.get, ada, 'customer')).toMatchObject({
      verified: true,
      limited: false,
      dueDiligenceLevel: 0,
    })
  })

  it.each(['VERIF-022', 'VERIF-026'])(
    'is each reason with what lifts it and what was handed in, and nobody else’s (%s)',
    async () => {
      const requirements = [{ categoryId: 1, documentTypeId: PASSPORT }]
      await limit(now(), { customerId: ada.id, reason: 'expiredDocuments', requirements })
      await limit(now(), { customerId: ben.id, reason: 'unpaidInvoice' })
      await meet(await upload(1, 26))
      expect(await reasons()).toMatchObject([
        {
          reasonId: 1,
          actionTypeId: 1,
          since: bank.now().toISOString(),
          requirementDocuments: [
            {
              categoryId: 1,
              documentTypeId: PASSPORT,
              documentType: 'Passport',
              uploadedDocuments: [{ statusId: 26 }],
            },
          ],
        },
      ])
      expect(await reasons(ben)).toMatchObject([
        { reasonId: 2, actionTypeId: 2, requirementDocuments: [] },
      ])
    },
  )

  it.each(['sanctions', 'adverseMedia', 'investigation'] as const)(
    'is not said to be about %s to whom it may concern (VERIF-027)',
    async reason => {
      await limit(now(), { customerId: ada.id, reason })
      const [told] = await reasons()
      expect(told).not.toHaveProperty('reasonId')
      expect(told).toMatchObject({ actionTypeId: 3 })
    },
  )

  it('comes along with the customer before it limits anything (VERIF-022)', async () => {
    const requirements = [{ categoryId: 1 }]
    await limit(now(), {
      customerId: ada.id,
      reason: 'expiredDocuments',
      requirements,
      isInForce: false,
    })
    expect(await ask(customerMethods.get, ada, 'customer')).toMatchObject({
      limited: false,
      limitData: { reasons: [{ actionTypeId: 1, requirementDocuments: [{ categoryId: 1 }] }] },
    })
    await limit(now(), { customerId: ada.id, reason: 'unpaidInvoice' })
    const known = await ask(customerMethods.get, ada, 'customer')
    expect(known).toMatchObject({ limited: true })
    expect(known).not.toHaveProperty('limitData')
  })

  it('is the documents that somebody else has too, as an update of one’s details (VERIF-024)', async () => {
    await requestDuplicates(now(), ada.id, [{ categoryId: 2 }])
    await requestDuplicates(now(), ada.id, [{ categoryId: 1, documentTypeId: PASSPORT }])
    await meet(await upload(1, 0))
    expect(await ask(verificationMethods.kycRequest, ada, 'customerKycRequest')).toMatchObject({
      duplicateDocuments: {
        documents: [{ categoryId: 1, uploadedDocuments: [{ statusId: 0 }] }],
      },
    })
    expect(await ask(verificationMethods.kycRequest, ben, 'customerKycRequest')).toEqual({})
    expect(await ask(customerMethods.get, ada, 'customer')).toMatchObject({
      isNeedPersonalInfoUpdate: true,
      limited: false,
    })
  })

  it.each([0, 1, 2, 3, 4, 5])(
    'is a closer look at the home and the money at level %d (CONST-029, VERIF-025)',
    async level => {
      await bank.database.sql`
        update customer set due_diligence_level = ${level} where id = ${ada.id}`
      await bank.database.sql`
        insert into customer_address
          (id, customer_id, address1, address2, city, postal_code, country_code, state_code,
            is_primary, is_document_required)
        values (${`home-${ada.id}`}, ${ada.id}, '4 Quay Lane', 'Flat 2', 'Galway', 'H91', 'IE',
          'IE-G', true, true)`
      await upload(11, 31, { isDueDiligence: true })
      await upload(11, 2)
      await upload(2, 31, { addressId: `home-${ada.id}` })
      await upload(1, 2)
      const closer = {
        address: {
          addressId: `home-${ada.id}`,
          addressStatus: 2,
          address2: 'Flat 2',
          stateCode: 'IE-G',
          isDocumentRequired: 1,
          uploadedDocuments: [{ statusId: 31 }],
        },
        document: { categoryId: 11 },
        uploadedDocuments: [{ statusId: 31 }],
      }
      const info = await ask(verificationMethods.dueDiligence, ada, 'dueDiligenceInfo')
      const isCloser = level === 1 || level === 4
      expect(info).toMatchObject(isCloser ? closer : { uploadedDocuments: [] })
      expect('document' in info).toBe(isCloser)
    },
  )

  it('is all that decides the status, without a name, a number or an address', async () => {
    const { sql } = bank.database
    await sql`
      update customer set verified = false, w9_status = 'rejected', video_identity_status = 'pending'
      where id = ${ada.id}`
    await sql`
      insert into identity_document (id, customer_id, type_id, number, status_id)
      values (${bank.newId()}, ${ada.id}, ${PASSPORT}, 'P7654321', 64)`
    await sql`
      insert into customer_address (id, customer_id, address1, city, postal_code, country_code,
        status_id, is_primary, is_document_required)
      values (${`home-${ada.id}`}, ${ada.id}, '4 Quay Lane', 'Galway', 'H91', 'IE', 0, true, true)`
    await upload(2, 31, { addressId: `home-${ada.id}` })
    await limit(now(), {
      customerId: ada.id,
      reason: 'sanctions',
      requirements: [{ categoryId: 5 }],
    })
    await meet(await upload(5, 2))
    expect(await status()).toEqual({
      isBusiness: false,
      verified: false,
      limited: true,
      limits: [{ actionTypeId: 3, documents: [{ uploads: [2] }] }],
      taxForms: ['rejected', 'notRequired', 'validated', 'notRequired'],
      addresses: [
        { addressStatus: 0, isDocumentRequired: true, isDocumentOutOfDate: false, uploads: [31] },
      ],
      proofOfResidenceStatus: 'pending',
      identityStatus: 64,
      isPhoneConfirmed: false,
      videoIdentityStatus: 'pending',
    })
    const told = JSON.stringify(await status())
    for (const secret of ['Ada', 'Lane', 'Galway', 'P7654321', ada.id, 'anction']) {
      expect(told).not.toContain(secret)
    }
    expect(await status(ben)).toMatchObject({ limited: false, limits: [], addresses: [] })
  })
})
