import { describe, expect, it } from 'vitest'
import type { DocumentUpload } from '../src/documents/index.ts'
import { aBank } from './bank.ts'
import { ONE_PAGE as PDF } from './one-page.ts'

const bank = aBank()

const aFile = (content: BlobPart = PDF, name = 'paper.pdf') => new File([content], name)

const aBusiness = async () => bank.signedIn(await bank.person({ kind: 'business' }))

const aPaper = (file = aFile()): DocumentUpload => ({
  categoryId: 'businessRegistration',
  documentTypeId: 31,
  files: { mainDocument: file },
})

describe('the documents of a customer', () => {
  it.each(['API-008', 'TRAP-56', 'PROF-006'])('are asked for and uploaded (%s)', async () => {
    const { documents } = await aBusiness()
    const asked = (await documents.list()).filter(({ isDocumentRequired }) => isDocumentRequired)
    expect(asked.map(({ categoryId }) => categoryId)).toEqual([
      'businessRegistration',
      'businessAddress',
      'control',
    ])
    const id = await documents.upload(aPaper()).finished()
    const category = (await documents.list()).find(
      ({ categoryId }) => categoryId === 'businessRegistration',
    )
    expect(category).toMatchObject({
      isDocumentRequired: false,
      uploadedDocuments: [
        { id, statusId: 'submitted', documentType: 'Extract from the trade register' },
      ],
    })
  })

  it('are named in a receipt', async () => {
    const { documents } = await aBusiness()
    await expect(documents.receipt()).rejects.toMatchObject({ code: 'not_found' })
    const id = await documents.upload(aPaper()).finished()
    const receipt = await documents.receipt({ id })
    expect(receipt).toMatchObject({ mediaType: 'application/pdf' })
    expect(receipt.fileName).toMatch(/^documents-[\d-]+\.pdf$/)
    expect(new TextDecoder().decode(receipt.bytes.subarray(0, 5))).toBe('%PDF-')
  })

  it('are not uploaded twice when the answer is lost (API-008)', async () => {
    const { documents } = await aBusiness()
    bank.sandbox.setFaults([
      { match: { method: 'documentUpload' }, fault: 'dropAfterCommit', times: 1 },
    ])
    const key = documents.newKey()
    const task = documents.upload({ ...aPaper(), key })
    await expect(task.finished()).rejects.toMatchObject({ code: 'offline' })
    expect(task.getSnapshot()).toMatchObject({ status: 'failed', failure: { code: 'offline' } })
    task.resume()
    const id = await task.finished()
    expect(task.getSnapshot()).toMatchObject({ status: 'done', share: 1, id })
    expect(await documents.upload({ ...aPaper(), key }).finished()).toBe(id)
    const other = documents.upload({ ...aPaper(aFile(`${PDF} another`)), key })
    await expect(other.finished()).rejects.toMatchObject({ code: 'key_reused' })
  })

  it.each([
    ['fileType', aFile('MZ and a program', 'paper.pdf')],
    ['fileType', aFile('<svg/>', 'paper.png')],
    ['fileEmpty', aFile('')],
    ['fileTooLarge', aFile(new Uint8Array(20_000_001))],
    ['fileDamaged', aFile('%PDF-1.4 and no end')],
  ] as const)('are judged before anything is sent: %s', async (message, file) => {
    const { documents } = await aBusiness()
    bank.sandbox.setFaults([{ match: { method: 'documentUpload' }, fault: 'dropBefore' }])
    await expect(documents.upload(aPaper(file)).finished()).rejects.toMatchObject({
      code: 'file_refused',
      fields: [{ field: 'mainDocument', message }],
    })
  })

  it.each([
    ['expiresDate', 'documentExpired', { expiresDate: '2020-01-01' }],
    ['issuedDate', 'issuedInFuture', { issuedDate: '2100-01-01' }],
  ])('are not sent with a date that speaks against them: %s', async (field, message, dates) => {
    const { documents } = await aBusiness()
    const task = documents.upload({ ...aPaper(), ...dates })
    await expect(task.finished()).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field, message }],
    })
    expect(await nothingUploaded(documents)).toBe(true)
  })

  it('are refused where too many files lie at the bank unnamed', async () => {
    const { documents } = await bank.signedIn(await bank.person())
    bank.sandbox.setFaults([
      { match: { path: '/uploads' }, fault: '429', retryAfterSeconds: 90, times: 1 },
    ])
    const large = aFile(`${PDF}\n${'%'.repeat(1_100_000)}\n%%EOF`)
    const files = { mainDocument: large }
    const task = documents.upload({ categoryId: 'address', documentTypeId: 10, files })
    await expect(task.finished()).rejects.toMatchObject({
      code: 'too_soon',
      retryAfterSeconds: 90,
    })
  })

  it('are two sides, not one file twice (TRAP-56)', async () => {
    const { documents } = await bank.signedIn(await bank.person())
    const files = { mainDocument: aFile(), additionalDocument: aFile(PDF, 'back.pdf') }
    const task = documents.upload({ categoryId: 'identity', documentTypeId: 4, files })
    await expect(task.finished()).rejects.toMatchObject({
      code: 'file_refused',
      fields: [{ field: 'additionalDocument', message: 'fileSame' }],
    })
  })

  it('wait while they are paused, and go on', async () => {
    const { documents } = await aBusiness()
    const task = documents.upload(aPaper())
    const seen: string[] = []
    task.subscribe(() => seen.push(task.getSnapshot().status))
    task.pause()
    expect(task.getSnapshot().status).toBe('paused')
    expect(await nothingUploaded(documents)).toBe(true)
    task.resume()
    await task.finished()
    expect(seen[0]).toBe('paused')
    expect(seen.at(-1)).toBe('done')
  })

  it('stop when they are cancelled', async () => {
    const { documents } = await aBusiness()
    const task = documents.upload(aPaper())
    task.cancel()
    await expect(task.finished()).rejects.toMatchObject({ name: 'AbortError' })
    expect(task.getSnapshot().status).toBe('canceled')
    expect(await nothingUploaded(documents)).toBe(true)
  })
})

async function nothingUploaded(documents: Awaited<ReturnType<typeof aBusiness>>['documents']) {
  return (await documents.list()).every(({ uploadedDocuments }) => uploadedDocuments.length === 0)
}
