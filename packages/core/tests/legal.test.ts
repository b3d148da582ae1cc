import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()
const startOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5))

describe('the legal matters of a customer', () => {
  it('names the bank, and hands agreements out as PDFs (SEC-019, SEC-023)', async () => {
    const { legal } = await bank.signedIn(await bank.person())
    const { regulatedEntity, agreements } = await legal.info()
    expect(regulatedEntity.name).toBe('Sixpence Sandbox Ltd')
    expect(agreements.map(({ id }) => id)).toEqual(['account-agreement'])
    const { fileName, bytes, mediaType } = await legal.agreement({ id: 'account-agreement' })
    expect(fileName).toMatch(/^account-agreement-\d{4}-\d{2}-\d{2}\.pdf$/)
    expect([startOf(bytes), mediaType]).toEqual(['%PDF-', 'application/pdf'])
  })

  it('confirms an account by a letter (API-036, GAP-16)', async () => {
    const person = await bank.person()
    const { legal } = await bank.signedIn(person)
    const letter = await legal.accountConfirmation({
      accountId: person.accounts[0]?.accountId ?? '',
    })
    expect(letter.fileName).toMatch(/^account-confirmation-\d{4}-\d{2}-\d{2}\.pdf$/)
    expect(startOf(letter.bytes)).toBe('%PDF-')
  })

  it('has no letter about what is another’s', async () => {
    const { legal } = await bank.signedIn(await bank.person())
    const [account] = (await bank.person()).accounts
    await expect(
      legal.accountConfirmation({ accountId: account?.accountId ?? '' }),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(legal.agreement({ id: 'terms-of-nobody' })).rejects.toMatchObject({
      code: 'no_access',
    })
  })

  it('confirms the accounts of whom the user acts for, as far as the right reaches', async () => {
    const business = await bank.person({ kind: 'business' })
    const accountId = business.accounts[0]?.accountId ?? ''
    const { customerId } = business
    const acting = async (right: string) => {
      const standing = { actsForOthers: true }
      const person = await bank.person({
        kind: 'business',
        standing,
        accesses: [{ customerId, right }],
      })
      const sixpence = await bank.signedIn(person)
      await sixpence.access.actFor({ customerId })
      return sixpence
    }
    const reader = await acting('read')
    const letter = await reader.legal.accountConfirmation({ accountId })
    expect(startOf(letter.bytes)).toBe('%PDF-')
    reader.access.stop()
    const gone = { code: 'not_found' }
    await expect(reader.legal.accountConfirmation({ accountId })).rejects.toMatchObject(gone)
    const uploader = await acting('upload')
    await expect(uploader.legal.accountConfirmation({ accountId })).rejects.toMatchObject(gone)
  })

  it('takes no page for a letter', async () => {
    const person = await bank.person()
    const { legal } = await bank.signedIn(person)
    bank.sandbox.setFaults([{ match: { path: '/pdf' }, fault: 'garbage' }])
    await expect(legal.accountConfirmation({ accountId: 'a1' })).rejects.toMatchObject({
      name: 'SixpenceError',
    })
  })
})
