import { describe, expect, it } from 'vitest'
import type { PieceRequest } from '../http/index.ts'
import { callWithFiles } from './call-with-files.ts'

type Arguments = Parameters<typeof callWithFiles>

const aFile = (name: string, size: number) =>
  new File([new Uint8Array(size)], name, { lastModified: 1 })

/** A bank that takes every piece, and numbers the uploads. */
function aBank(answer: object = { id: 'd1' }) {
  const calls: { input: unknown; files: readonly string[] }[] = []
  const kept = new Map<string, unknown>()
  const sent: string[] = []
  let uploads = 0
  let received = 0
  const bank = {
    namespace: 'sixpence',
    platform: {
      clock: { now: () => 0 },
      sha256: async (bytes: Uint8Array<ArrayBuffer>) =>
        new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
      storage: {
        read: async (key: string) => kept.get(key),
        update: async (key: string, change: () => unknown) => {
          const value = change()
          if (value === undefined) kept.delete(key)
          else kept.set(key, value)
        },
      },
    },
    sendPiece: async ({ method, piece }: PieceRequest) => {
      sent.push(method)
      if (method === 'POST') {
        received = 0
        uploads += 1
        return { status: 201, headers: new Headers({ Location: `/uploads/u${uploads}` }) }
      }
      received += piece?.size ?? 0
      return { status: 204, headers: new Headers({ 'Upload-Offset': String(received) }) }
    },
    call: async (_method: unknown, input: unknown, options: { files?: object }) => {
      calls.push({ input, files: Object.keys(options.files ?? {}) })
      return answer
    },
  }
  return { bank: bank as unknown as Arguments[0], calls, kept, sent }
}

async function send(
  idsIn: 'upload' | 'uploads',
  sizes: Readonly<Record<string, number>>,
  { bank, calls, kept } = aBank(),
) {
  const shares: number[] = []
  const files = Object.entries(sizes).map(([name, size]) => {
    const file = aFile(name, size)
    return { name, original: file, file }
  })
  const names = Object.keys(sizes)
  await callWithFiles(
    bank,
    {
      method: { files: { names, types: [], mostBytes: 20_000_000, idsIn } },
      input: { batchName: 'May' },
      files,
      key: 'k1',
      subject: undefined,
    } as unknown as Arguments[1],
    { signal: new AbortController().signal, onSent: share => shares.push(share) },
  )
  return { call: calls.at(-1), shares, kept: [...kept.keys()] }
}

describe('callWithFiles', () => {
  it.each([
    {
      what: 'a small file in a form',
      sizes: { document: 1_000_000 },
      ids: {},
      files: ['document'],
    },
    {
      what: 'a large file by its id',
      sizes: { document: 1_000_001 },
      ids: { upload: 'u1' },
      files: [],
    },
  ])('sends $what', async ({ sizes, ids, files }) => {
    const { call, kept } = await send('upload', sizes)
    expect(call).toEqual({ input: { batchName: 'May', ...ids }, files })
    expect(kept).toEqual([])
  })

  it('sends each of several files by its size', async () => {
    const { call } = await send('uploads', { front: 1_000_001, back: 9 })
    expect(call).toEqual({
      input: { batchName: 'May', uploads: { front: 'u1' } },
      files: ['back'],
    })
  })

  it('sends no piece again with the call after a question (TRAP-18)', async () => {
    const asking = aBank({ responseCode: '92' })
    await send('upload', { document: 1_500_000 }, asking)
    const { call } = await send('upload', { document: 1_500_000 }, asking)
    expect(call).toMatchObject({ input: { upload: 'u1' } })
    expect(asking.sent).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD'])
  })

  it('reports shares that rise, and never all before the bank has answered', async () => {
    const { shares } = await send('uploads', { front: 2_500_000, back: 1_500_000 })
    expect(shares).toEqual([0.25, 0.5, 0.625, 0.875, 0.99])
  })
})
