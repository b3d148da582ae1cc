import { accountMethods, profileMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

describe('what the bank has on file', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer()
    ben = await bank.customer()
    await putOnFile(ada)
    await putOnFile(ben)
  })

  const putOnFile = async ({ id }: TestCustomer) => {
    const { sql } = bank.database
    await sql`
      update customer set tax_id = ${`TAX-${id}`}, residence_country = 'IE',
        w9_status = 'rejected' where id = ${id}`
    await sql`
      insert into customer_phone (id, customer_id, country_code, number, confirmed, is_primary)
      values (${`phone-${id}`}, ${id}, '353', '861234567', true, true)`
    await sql`
      insert into customer_email (id, customer_id, email, confirmed, is_primary)
      values (${`second-${id}`}, ${id}, ${`${id}@second.example`}, false, false),
        (${`first-${id}`}, ${id}, ${`${id}@first.example`}, true, true)`
    await sql`
      insert into identity_document
        (id, customer_id, type_id, number, issued_on, expires_on, status_id)
      values (${`identity-${id}`}, ${id}, 1, 'P4100821', '2024-02-01', '2034-02-01', 2)`
    await sql`
      insert into customer_address (id, customer_id, address1, address2, city, postal_code,
        country_code, type_id, state_code, state_name, status_id, is_primary,
        is_document_required)
      values (${`address-${id}`}, ${id}, '4 Quay Lane', 'Flat 2', 'Galway', 'H91', 'IE', 1, 'G',
        'Galway', 2, true, true)`
    await sql`
      insert into customer_document (id, customer_id, category_id, document_type_id, status_id,
        address_id, issued_on, uploaded_at, uploaded_by)
      values (${`proof-${id}`}, ${id}, 2, 10, 31, ${`address-${id}`}, '2026-10-01',
        '2026-11-01T10:00:00Z', ${id})`
    await sql`
      insert into customer_document (id, customer_id, category_id, document_type_id, status_id,
        identity_id, uploaded_at, uploaded_by)
      values (${`passport-${id}`}, ${id}, 1, 1, 2, ${`identity-${id}`}, '2026-11-01T10:00:00Z',
        ${id})`
  }
  const profileOf = async (by: TestCustomer) =>
    (await bank.call(profileMethods.get, { by, input: {} })).body['profile']

  it.each(['PROF-001', 'PROF-002', 'PROF-011'])(
    'is one’s own data and nobody else’s (%s)',
    async () => {
      expect(await profileOf(ada)).toMatchObject({
        taxId: `TAX-${ada.id}`,
        emailAddress: `${ada.id}@first.example`,
        addresses: [{ addressId: `address-${ada.id}` }],
        identityDocument: [
          { id: `passport-${ada.id}`, documentTypeId: 1, documentType: 'Passport' },
        ],
        identity: { status: 2 },
        videoIdentityStatus: 'notRequired',
        proofOfResidenceStatus: 'pending',
        residenceCountry: 'IE',
        fatcaCrsCertificationInfo: {
          w9FormDocumentStatus: 'rejected',
          certificateOfLossOfNationalityDocumentStatus: 'notRequired',
          taxResidencySelfCertificationDocumentStatus: 'validated',
          w8BenFormDocumentStatus: 'notRequired',
        },
      })
      expect(JSON.stringify(await profileOf(ada))).not.toContain(ben.id)
    },
  )

  it('tells the primary phone (PROF-007)', async () => {
    expect(await profileOf(ada)).toMatchObject({
      phone: {
        id: `phone-${ada.id}`,
        countryCode: '353',
        number: '861234567',
        confirmed: 1,
        status: 'Primary',
      },
    })
  })

  it.each(['PROF-012', 'VERIF-035', 'BIZ-003', 'BIZ-004', 'PROF-005'])(
    'tells addresses with their proofs, and who lives there (%s)',
    async () => {
      const { body } = await bank.call(accountMethods.addresses, { by: ada, input: {} })
      expect(body['address']).toEqual([
        {
          addressId: `address-${ada.id}`,
          addressType: 1,
          address1: '4 Quay Lane',
          address2: 'Flat 2',
          city: 'Galway',
          postalCode: 'H91',
          countryCode: 'IE',
          stateCode: 'G',
          stateName: 'Galway',
          addressStatus: 2,
          confirmed: 0,
          isPrimary: 1,
          isDocumentRequired: 1,
          isDocumentOutOfDate: 0,
          isCardDocumentRequired: 0,
          uploadedDocuments: [
            {
              id: `proof-${ada.id}`,
              statusId: 31,
              uploaded: '2026-11-01T10:00:00.000Z',
              documentTypeId: 10,
              documentType: 'Utility bill',
              isSubDocument: 0,
              issuedDate: '2026-10-01',
              createdUsername: ada.email,
            },
          ],
        },
      ])
      expect(body['identity']).toMatchObject({ typeId: 1 })
    },
  )

  it.each(['PROF-009', 'PROF-014'])('tells by which document one is known (%s)', async () => {
    const { body } = await bank.call(profileMethods.identity, { by: ada, input: {} })
    expect(body['identity']).toEqual({
      typeId: 1,
      type: 'Passport',
      number: '•••••821',
      status: 2,
      issuedDate: '2024-02-01',
      expiresDate: '2034-02-01',
    })
  })

  it('lists addresses for mail, the primary one first (PROF-013)', async () => {
    const { body } = await bank.call(profileMethods.emails, { by: ada, input: {} })
    expect(body['emails']).toEqual([
      { emailId: `first-${ada.id}`, email: `${ada.id}@first.example`, confirmed: 1, isPrimary: 1 },
      {
        emailId: `second-${ada.id}`,
        email: `${ada.id}@second.example`,
        confirmed: 0,
        isPrimary: 0,
      },
    ])
  })

  it('is little of somebody new, and no fault', async () => {
    const by = await bank.customer()
    expect(await profileOf(by)).toMatchObject({
      addresses: [],
      identityDocument: [],
      proofOfResidenceStatus: 'none',
    })
    expect((await bank.call(profileMethods.identity, { by, input: {} })).body).toMatchObject({
      responseCode: '00',
    })
  })
})
