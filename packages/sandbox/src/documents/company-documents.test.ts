import { DATA_PART, FILE_PART } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const PDF = '%PDF-1.7 a paper'
let keys = 0

async function aBusiness() {
  const person = await bank.person({ kind: 'business' })
  return { person, token: (await bank.signIn(person)).accessToken }
}

interface Upload {
  readonly token?: string
  readonly key?: string
  readonly data?: string
  readonly file?: File | string | undefined
}

const aFile = (content: BlobPart = PDF, name = 'paper.pdf') => new File([content], name)

function upload({ token = '', key, data, file = aFile() }: Upload) {
  const form = new FormData()
  form.append(DATA_PART, data ?? JSON.stringify({ documentType: 'addressProof' }))
  if (typeof file === 'string' || file.size > 0) form.append(FILE_PART, file)
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    'Idempotency-Key': key ?? `key-of-an-upload-${String((keys += 1)).padStart(4, '0')}`,
  }
  const request = { method: 'POST', headers, body: form }
  return readJson(bank.sandbox.fetch('http://bank.localhost/api?documentUpload', request))
}

const kept = async (customerId: string) => bank.database.sql<{
  name: string
  type: string
  size: number
}>`
  select file_name as name, media_type as type, length(bytes) as size
  from company_document where customer_id = ${customerId} order by position`

describe('documentUpload', () => {
  it('keeps the bytes of a data part and a file[document] part (API-008, TRAP-56)', async () => {
    const { person, token } = await aBusiness()
    expect(await upload({ token })).toMatchObject({ status: 200, responseCode: '00' })
    expect(await kept(person.customerId)).toEqual([
      { name: 'paper.pdf', type: 'application/pdf', size: PDF.length },
    ])
  })

  it('judges a file by its bytes, not by its name or the type it is said to have', async () => {
    const { person, token } = await aBusiness()
    const file = new File(['#!/bin/sh'], 'paper.pdf', { type: 'application/pdf' })
    expect(await upload({ token, file })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: FILE_PART }],
    })
    expect(await kept(person.customerId)).toEqual([])
  })

  it('takes 10 MB and no byte more', async () => {
    const { person, token } = await aBusiness()
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1)
    bytes.set(new TextEncoder().encode('%PDF-'))
    expect(await upload({ token, file: aFile(bytes) })).toMatchObject({ responseCode: 'VF' })
    expect(await upload({ token, file: aFile(bytes.subarray(1)) })).toMatchObject({
      responseCode: 'VF',
    })
    expect(await upload({ token, file: aFile(bytes.subarray(0, -1)) })).toMatchObject({
      responseCode: '00',
    })
    expect(await kept(person.customerId)).toMatchObject([{ size: 10 * 1024 * 1024 }])
  })

  it('takes one file once under a key, and no other under it', async () => {
    const { person, token } = await aBusiness()
    const key = 'key-of-one-upload-1'
    const answers = await Promise.all([upload({ token, key }), upload({ token, key })])
    expect(answers[0]).toEqual(answers[1])
    expect(await upload({ token, key, file: aFile('%PDF-1.7 b') })).toMatchObject({ status: 422 })
    expect(await kept(person.customerId)).toHaveLength(1)
    const stranger = await aBusiness()
    const theirs = await upload({ token: stranger.token, key })
    expect(theirs).toMatchObject({ responseCode: '00' })
    expect(theirs['id']).not.toBe(answers[0]?.['id'])
  })

  it.each([
    ['without a file', { file: new File([], 'x') }, 'TA1'],
    ['with a text as file', { file: 'text' }, 'TA1'],
    ['with data that is no JSON', { data: '{' }, 'TA1'],
    ['with data that is a list', { data: '[]' }, 'TA1'],
    ['for a paper that nobody asks for', { data: '{"documentType":"diary"}' }, 'VF'],
    ['under a key that is none', { key: 'short' }, 'TA1'],
  ] as const)('refuses one %s', async (_what, change, responseCode) => {
    const { token } = await aBusiness()
    expect(await upload({ token, ...change })).toMatchObject({ responseCode })
  })

  it('reads nothing for who is not signed in', async () => {
    expect(await upload({})).toMatchObject({ status: 401, responseCode: 'AU' })
    expect(await upload({ token: 'made-up' })).toMatchObject({ status: 401, responseCode: 'AU' })
  })

  it('keeps no path and no trick of a name', async () => {
    const { person, token } = await aBusiness()
    await upload({ token, file: aFile(PDF, 'C:\\own\\..\\fdp\u202Egnp.pdf') })
    expect(await kept(person.customerId)).toMatchObject([{ name: 'fdpgnp.pdf' }])
  })
})
