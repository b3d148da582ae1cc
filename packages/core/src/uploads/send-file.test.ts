import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SixpenceError } from '../errors/index.ts'
import type { PieceAnswer, PieceRequest } from '../http/index.ts'
import { sendFile } from './send-file.ts'

const PIECE = 1_000_000
const CUTS = 200

const answer = (status: number, headers: Record<string, string> = {}): PieceAnswer => ({
  status,
  headers: new Headers(headers),
})

/** A bank that accepts pieces, on a network that fails after a number of bytes. */
function aBank(cuts: readonly number[]) {
  const left = cuts.toSorted((one, other) => one - other)
  const kept: Uint8Array[] = []
  const received = () => kept.reduce((sum, { length }) => sum + length, 0)
  const bank = { sent: 0, cuts: 0, bytes: async () => new Blob(kept as BlobPart[]).bytes() }

  async function add({ headers, piece = new Blob() }: PieceRequest): Promise<PieceAnswer> {
    const start = bank.sent
    bank.sent += piece.size
    const cut = left.find(at => at <= bank.sent)
    const isLost = cut !== undefined && cut < start + piece.size / 2
    const isNext = Number(headers?.['Upload-Offset']) === received()
    if (!isLost && isNext) kept.push(new Uint8Array(await piece.arrayBuffer()))
    if (cut !== undefined) {
      left.splice(0, left.findLastIndex(at => at <= bank.sent) + 1)
      bank.cuts += 1
      throw new SixpenceError('offline', 'cut')
    }
    return isNext ? answer(204, { 'Upload-Offset': String(received()) }) : answer(409)
  }

  const sendPiece = async (request: PieceRequest) => {
    if (request.method === 'POST') return answer(201, { Location: '/uploads/one' })
    if (request.method === 'HEAD') return answer(200, { 'Upload-Offset': String(received()) })
    return add(request)
  }
  return { bytes: bank.bytes, sendPiece, sent: () => bank.sent, cuts: () => bank.cuts }
}

const platform = {
  timers: {
    after(_delayMs: number, run: () => void) {
      queueMicrotask(run)
      return () => undefined
    },
  },
  lifecycle: { subscribe: () => () => undefined },
}

const memory = {
  read: async () => undefined,
  keep: async () => undefined,
  forget: async () => undefined,
}

async function send(file: File, cuts: readonly number[]) {
  const bank = aBank(cuts)
  await sendFile(file, {
    sendPiece: bank.sendPiece,
    platform: platform as unknown as Parameters<typeof sendFile>[1]['platform'],
    memory,
    subject: undefined,
    signal: new AbortController().signal,
    onBytes: () => undefined,
  })
  return bank
}

describe('a file that goes out in pieces', () => {
  it('loses and doubles nothing, and sends one piece again at most for each cut', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(50_000))
    const size = 19_600_000
    const parts = Array.from({ length: size / bytes.length }, () => bytes)
    const file = new File(parts, 'paper.pdf')
    let cut = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 2 * size }), { minLength: 10, maxLength: 10 }),
        async cuts => {
          const bank = await send(file, cuts)
          expect(bank.sent()).toBeLessThanOrEqual(size + bank.cuts() * PIECE)
          expect(Buffer.compare(await bank.bytes(), await file.bytes())).toBe(0)
          cut += bank.cuts()
        },
      ),
      { numRuns: CUTS / 10, endOnFailure: true },
    )
    expect(cut).toBeGreaterThan(CUTS / 4)
  })
})
