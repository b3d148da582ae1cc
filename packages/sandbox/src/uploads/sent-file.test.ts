import type { CallFiles } from '@sixpence/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import type { CallerContext, UploadedFile } from '../context.ts'
import { appendPiece } from './append-piece.ts'
import { rewriteStored, sealStored } from './seal-stored.ts'
import { findSent, storeSent } from './sent-file.ts'
import { addFile } from './store-file.ts'
import { storedSource } from './stored-source.ts'

const ONE = {
  names: ['document'],
  types: ['text/csv'],
  mostBytes: 20_000_000,
  idsIn: 'upload',
} as const satisfies CallFiles
const SEVERAL = { ...ONE, names: ['front', 'back'], idsIn: 'uploads' } as const

const fileOf = (text: string): UploadedFile => ({
  fileName: 'payments.csv',
  bytes: new TextEncoder().encode(text),
})

describe('findSent', () => {
  const files = new Map([
    ['file[document]', fileOf('in the form')],
    ['file[back]', fileOf('the back')],
  ])
  const inForm = { file: files.get('file[document]') }
  const before = (uploadId: string) => ({ uploadId })

  const document = { name: 'document', takes: ONE }
  const front = { name: 'front', takes: SEVERAL }

  it.each([
    { what: 'the id before the form', of: document, data: { upload: 'u1' }, found: before('u1') },
    { what: 'the form', of: document, data: {}, found: inForm },
    {
      what: 'the id under its name',
      of: front,
      data: { uploads: { front: 'u2' } },
      found: before('u2'),
    },
    {
      what: 'no id under another name',
      of: front,
      data: { uploads: { back: 'u3' } },
      found: undefined,
    },
    { what: 'no id of a single file', of: front, data: { upload: 'u4' }, found: undefined },
    {
      what: 'only the form, where a call takes no ids',
      of: { ...document, takes: { ...ONE, idsIn: undefined } },
      data: { upload: 'u5' },
      found: inForm,
    },
  ])('finds $what', ({ of, data, found }) => {
    expect(findSent<string>(of, data, { files, locale: 'en' })).toEqual(found)
  })

  it('refuses an empty file', () => {
    const empty = new Map([['file[document]', fileOf('')]])
    const find = () =>
      findSent({ name: 'document', takes: ONE }, {}, { files: empty, locale: 'en' })
    expect(find).toThrow('This file is empty')
  })
})

describe('a file of a call', () => {
  const held = testDatabase()
  let bank: TestBank
  let owner: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    owner = await bank.customer({})
  })

  const contextOf = ({ id }: TestCustomer) =>
    ({
      sql: held.database.sql,
      clock: { now: () => bank.now() },
      newId: () => crypto.randomUUID(),
      caller: { customerId: id, ownCustomerId: id },
    }) as unknown as CallerContext

  const begin = async (size: number, received = size) => {
    const context = contextOf(owner)
    const id = await addFile({ fileName: 'payments.csv', size }, context)
    await appendPiece(context.sql, { id, received: 0 }, new Uint8Array(received).fill(65))
    return id
  }

  it('that was sent before is found by its owner alone, and once', async () => {
    const uploadId = await begin(12)
    const store = async (by: TestCustomer) =>
      storeSent({ uploadId }, { name: 'document', takes: ONE }, contextOf(by))
    await expect(store(await bank.customer({}))).rejects.toMatchObject({ responseCode: '13' })
    expect(await store(owner)).toBe(uploadId)
    expect(await sealStored(held.database.sql, { id: uploadId, type: 'text/csv' }, ONE)).toBe(true)
    await expect(store(owner)).rejects.toMatchObject({ responseCode: '13' })
  })

  it.each([
    { what: 'incomplete', received: 11, mostBytes: 20, text: 'not complete' },
    { what: 'larger than the call takes', received: 12, mostBytes: 11, text: '11 bytes at most' },
  ])('is refused when it is $what', async ({ received, mostBytes, text }) => {
    const uploadId = await begin(12, received)
    const of = { name: 'document', takes: { ...ONE, mostBytes } } as const
    await expect(storeSent({ uploadId }, of, contextOf(owner))).rejects.toThrow(text)
  })

  it('is not sealed as a type that the call does not take', async () => {
    const { sql } = held.database
    const id = await begin(12)
    expect(await sealStored(sql, { id, type: 'application/pdf' }, ONE)).toBe(false)
    expect(await sql`select media_type, sha256 from stored_file where id = ${id}`).toEqual([
      { media_type: null, sha256: null },
    ])
  })

  it('may be rewritten from its own bytes', async () => {
    const { sql } = held.database
    const id = await storeSent(
      { file: fileOf('=1+1;2') },
      { name: 'document', takes: ONE },
      contextOf(owner),
    )
    const source = storedSource(sql, { id, size: 6 })
    await rewriteStored(
      sql,
      { id, size: 6 },
      (async function* () {
        yield await source.read(4, 6)
        yield await source.read(0, 2)
      })(),
    )
    const kept = await storedSource(sql, { id, size: 4 }).read(0, 9)
    expect(new TextDecoder().decode(kept)).toBe(';2=1')
    expect(await sql`select size, received from stored_file where id = ${id}`).toEqual([
      { size: 4, received: 4 },
    ])
  })
})
