import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()

const PDF = '%PDF-1.7 a paper'
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3)
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)

const aFile = (content: BlobPart = PDF, name = 'paper.pdf') => new File([content], name)

const aBusiness = async () => bank.signedIn(await bank.person({ kind: 'business' }))
const INCORPORATION = { documentType: 'incorporation' } as const

describe('the papers of a business', () => {
  it('are asked for, handed in and replaced (API-008, TRAP-56)', async () => {
    const { documents } = await aBusiness()
    const none = await documents.list()
    expect(none.map(({ documentType }) => documentType)).toEqual([
      'incorporation',
      'ownershipStructure',
      'addressProof',
      'directorIdentity',
    ])
    expect(none.every(({ uploaded }) => uploaded === undefined)).toBe(true)
    const first = { ...INCORPORATION, file: aFile(), key: documents.newKey() }
    const id = await documents.upload(first)
    const second = { ...first, file: aFile(PNG, 'новий.png'), key: documents.newKey() }
    expect(await documents.upload(second)).not.toBe(id)
    expect(await documents.list()).toMatchObject([
      { documentType: 'incorporation', uploaded: { fileName: 'новий.png' } },
      { documentType: 'ownershipStructure' },
      { documentType: 'addressProof' },
      { documentType: 'directorIdentity' },
    ])
    await documents.upload({ ...first, file: aFile(JPEG, 'c.jpg'), key: documents.newKey() })
  })

  it('are not handed in twice when the answer is lost (API-008)', async () => {
    const { documents } = await aBusiness()
    const upload = { ...INCORPORATION, file: aFile(), key: documents.newKey() }
    bank.sandbox.setFaults([
      { match: { method: 'documentUpload' }, fault: 'dropAfterCommit', times: 1 },
    ])
    await expect(documents.upload(upload)).rejects.toMatchObject({ code: 'offline' })
    bank.sandbox.setFaults([])
    const [first, second] = await Promise.all([documents.upload(upload), documents.upload(upload)])
    expect(first).toBe(second)
    const other = documents.upload({ ...upload, file: aFile('%PDF-1.7 another') })
    await expect(other).rejects.toMatchObject({ code: 'key_reused' })
  })

  it.each([
    ['file_type', aFile('MZ and a program', 'paper.pdf')],
    ['file_type', aFile('<svg/>', 'paper.png')],
    ['file_size', aFile('')],
    ['file_size', aFile(new Uint8Array(10 * 1024 * 1024 + 1))],
  ] as const)('are judged before anything is sent: %s', async (code, file) => {
    const { documents } = await aBusiness()
    bank.sandbox.setFaults([{ match: { method: 'documentUpload' }, fault: 'dropBefore' }])
    const upload = documents.upload({ ...INCORPORATION, file, key: documents.newKey() })
    await expect(upload).rejects.toMatchObject({ code })
  })

  it('stop when they are given up', async () => {
    const { documents } = await aBusiness()
    const stop = new AbortController()
    stop.abort(new Error('given up'))
    const upload = { ...INCORPORATION, file: aFile(), key: documents.newKey() }
    await expect(documents.upload(upload, { signal: stop.signal })).rejects.toThrow('given up')
    expect((await documents.list()).every(({ uploaded }) => uploaded === undefined)).toBe(true)
  })
})
