import { BATCH_TYPES } from '@sixpence/protocol/batches'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { opened } from '../../tests/opened.ts'
import type { FetchDocument } from '../http/index.ts'
import { requestPlatform } from '../platform/index.ts'
import { batches as batchesDomain, batchFilter, readBatchSearch } from './index.ts'

describe('readBatchSearch', () => {
  it('takes every field of an address, types as a list or with commas (HIST-015, ROUTE-039)', () => {
    const whole = { search: 'rent', types: ['p2p', 'wire'], from: '2026-11-01', to: '2026-11-21' }
    expect(readBatchSearch({ ...whole, token: 'secret' })).toEqual(whole)
    expect(readBatchSearch({ ...whole, types: 'wire,p2p,gold' })).toEqual(whole)
  })

  it.each([
    ['search', '   '],
    ['search', 'x'.repeat(201)],
    ['types', 'gold'],
    ['types', 7],
    ['from', '2026-02-30'],
    ['to', '21.11.2026'],
  ])('leaves out a %s of %j', (field, said) => {
    expect(readBatchSearch({ [field]: said })).toEqual({})
  })

  it('reads what it read the same again, and never throws', () => {
    const field = fc.constantFrom('search', 'types', 'from', 'to')
    const said = fc.oneof(fc.anything(), fc.subarray([...BATCH_TYPES]))
    fc.assert(
      fc.property(fc.dictionary(field, said), address => {
        const once = readBatchSearch(address)
        expect(readBatchSearch({ ...once })).toEqual(once)
      }),
    )
  })
})

describe('batchFilter', () => {
  it('names the place of the days, where there are some', () => {
    const place = 'Europe/Bucharest'
    expect(batchFilter({ search: 'rent', types: ['p2p'] }, place)).toEqual({
      search: 'rent',
      types: ['p2p'],
    })
    expect(batchFilter({ to: '2026-11-21' }, place)).toEqual({ to: '2026-11-21', timeZone: place })
  })
})

describe('batches', () => {
  const fetchDocument = vi.fn<FetchDocument>()
  const batch = { id: 'b1', name: 'Suppliers' }
  const theBatches = (answer: unknown) => {
    const { call, calls } = recordedCall(answer)
    return {
      batches: opened(batchesDomain, { call, fetchDocument, subject: () => undefined }),
      calls,
    }
  }

  it('checks a file by the format of its kind (MASS-001)', async () => {
    const columns = [
      { name: 'email', content: 'email', isRequired: true },
      { name: 'amount', content: 'amount', isRequired: true },
    ] as const
    const check = { format: { type: 'p2p', columns, ways: [] }, accountCurrency: 'EUR' } as const
    const content = new TextEncoder().encode('email,amount\nada@x.example,5.00\nbo@x,7.00\n')
    const { clock } = requestPlatform
    const client = opened(batchesDomain, { call: recordedCall({}).call, platform: { clock } })
    const outcome = await client.check(content, check)
    expect(outcome.isUnderstood && outcome.checker.faults(1).cells).toEqual({
      email: { reason: 'form' },
    })
  })

  it('lists one page, the first unless told otherwise (HIST-014, HIST-016)', async () => {
    const { batches, calls } = theBatches({ batchTransfer: { transfer: [batch] }, total: 21 })
    expect(await batches.list()).toEqual({ batches: [batch], total: 21 })
    await batches.list({ pageNumber: 2, types: ['p2p'] })
    expect(calls).toEqual([
      { name: 'batchTransferList', input: { pageNumber: 1 } },
      { name: 'batchTransferList', input: { pageNumber: 2, types: ['p2p'] } },
    ])
  })

  it('reads a batch with a page of its payments', async () => {
    const { batches, calls } = theBatches({ transfer: batch, payments: { payment: [] }, total: 0 })
    expect(await batches.get({ id: 'b1' })).toEqual({ batch, payments: [], total: 0 })
    expect(calls).toEqual([{ name: 'batchTransferGet', input: { id: 'b1', pageNumber: 1 } }])
  })

  it('hands in text, and says what was kept or repeated (MASS-003, MASS-008)', async () => {
    const order = { type: 'p2p', name: 'Wages', accountId: 'a1', text: 'ben@x.example 5' } as const
    const { batches, calls } = theBatches({ responseCode: '00', date: 'now', batchId: 'b2' })
    expect(await batches.handIn(order, { key: 'k1' })).toEqual({ isKept: true, batchId: 'b2' })
    const { type: _type, name: batchName, ...input } = order
    expect(calls).toEqual([{ name: 'p2pMassTransfer', input: { batchName, ...input } }])
    const asked = theBatches({ responseCode: '92', date: 'then', batchId: 'b1' })
    expect(await asked.batches.handIn(order, { key: 'k1' })).toEqual({
      isKept: false,
      identical: { batchId: 'b1', date: 'then' },
    })
  })

  it.each([
    ['neither file nor text', { type: 'p2p' }],
    ['text for payments that leave the bank', { type: 'eft', text: 'ben@x.example 5' }],
    ['both', { type: 'p2p', text: 'ben@x.example 5', file: new File(['x'], 'x.csv') }],
  ] as const)('refuses a batch with %s before it is sent', async (_, wrong) => {
    const { batches, calls } = theBatches({})
    const order = { name: 'Wages', accountId: 'a1', ...wrong }
    await expect(batches.handIn(order, { key: 'k1' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    expect(calls).toEqual([])
  })

  it('reads and changes the choices about all batches', async () => {
    const settings = { checksNames: false }
    const { batches, calls } = theBatches({ settings })
    expect([await batches.settings(), await batches.updateSettings(settings)]).toEqual([
      settings,
      settings,
    ])
    expect(calls).toEqual([
      { name: 'batchSettingsGet', input: {} },
      { name: 'batchSettingsUpdate', input: settings },
    ])
  })

  it('cancels a batch (MASS-012)', async () => {
    const { batches, calls } = theBatches({})
    await batches.cancel({ batchId: 'b1' })
    expect(calls).toEqual([{ name: 'batchCancel', input: { batchId: 'b1' } }])
  })

  it('makes a draft of what was not paid', async () => {
    const { batches, calls } = theBatches({ batchId: 'b2' })
    expect(await batches.retry({ batchId: 'b1' }, { key: 'k1' })).toEqual({ batchId: 'b2' })
    expect(calls).toEqual([{ name: 'batchRetry', input: { batchId: 'b1' } }])
  })

  it('reads the progress of a submitted batch', async () => {
    const progress = { status: 'executing' }
    const { batches, calls } = theBatches({ progress })
    expect(await batches.status({ batchId: 'b1' })).toEqual(progress)
    expect(calls).toEqual([{ name: 'batchStatusGet', input: { batchId: 'b1' } }])
  })

  it('fetches a file from where the bank has put it (HIST-018)', async () => {
    const { batches, calls } = theBatches({ url: '/batch-files/t1' })
    await batches.file({ id: 'b1' })
    expect(calls).toEqual([{ name: 'batchFileView', input: { id: 'b1' } }])
    expect(fetchDocument).toHaveBeenCalledExactlyOnceWith({
      path: '/batch-files/t1',
      body: {},
      mediaType: 'text/csv',
    })
  })

  it('asks for the receipt of a batch', async () => {
    const { batches, calls } = theBatches({})
    await batches.receipt({ id: 'b1' })
    expect(calls).toEqual([])
    expect(fetchDocument).toHaveBeenLastCalledWith({
      path: '/pdf?template=batchReceipt',
      body: { id: 'b1' },
      mediaType: 'application/pdf',
    })
  })
})
