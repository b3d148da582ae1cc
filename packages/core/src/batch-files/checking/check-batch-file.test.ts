import { describe, expect, it, vi } from 'vitest'
import type { PlatformWorker } from '../../platform/index.ts'
import { requestPlatform } from '../../platform/index.ts'
import { checkedFile, EFT, P2P } from '../draft/drafts.fixture.ts'
import {
  number,
  sheetXml,
  text,
  workbook,
  type WorkbookContent,
} from '../workbook/workbooks.fixture.ts'
import type { BatchCheck, BatchFileOutcome, CheckProgress } from './batch-check.ts'
import type { CheckMessage } from './check-messages.ts'
import { checkBatchFile } from './check-batch-file.ts'
import { serveChecks } from './serve-checks.ts'

const { clock } = requestPlatform

const bytesOf = (text: string) => new TextEncoder().encode(text)

const check = (format = P2P): BatchCheck => ({
  format,
  accountCurrency: 'EUR',
  delimiter: ',',
  chosen: { decimalMark: '.' },
})

const LARGE = `email,amount\n${'ada@x.example,5\n'.repeat(2000)}`

/** A worker behind a real channel: what is posted is copied or transferred. */
class FakeWorker extends EventTarget implements PlatformWorker {
  isEnded = false
  readonly #port: MessagePort

  constructor(time = clock) {
    super()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    )
    port1.start()
    serveChecks(port2, time)
    port2.start()
  }

  postMessage(message: unknown, transfer: ArrayBuffer[]): void {
    this.#port.postMessage(message, transfer)
  }

  send(data: CheckMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }

  terminate(): void {
    this.isEnded = true
    this.#port.close()
  }
}

const inWorker = (worker: PlatformWorker = new FakeWorker()) => ({
  clock,
  createWorker: () => worker,
})

/** A worker whose script can't be loaded. */
class DeadWorker extends EventTarget implements PlatformWorker {
  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }

  postMessage(): void {
    throw new Error('It has not started.')
  }

  terminate(): void {
    // Nothing runs.
  }
}

/** A clock that goes on by 10 ms whenever it is read. */
function quickClock() {
  let now = 0
  return {
    now: () => now,
    monotonic() {
      now += 10
      return now
    },
  }
}

function shown(outcome: BatchFileOutcome) {
  if (!outcome.isUnderstood) return outcome
  const { file, checker, finder } = outcome
  return {
    dialect: file.dialect,
    counts: [checker.rows, checker.faultyRows, finder.duplicates],
    totals: checker.totals.totals,
    keys: [...finder.keys],
    rows: Array.from({ length: checker.rows }, (_, row) => [
      checker.line(row),
      checker.isFaulty(row),
      checker.faults(row),
      file.sheet.texts(row),
    ]),
  }
}

const FILES = [
  ['p2p', P2P, 'email,amount,note\nada@x.example,5,Rent\nbo@x,x,"a\nb"\nada@x.example,5.00,rent\n'],
  [
    'eft',
    EFT,
    'payeeName,countryCode,currency,amount,note,iban\nAda,DE,EUR,5,,DE89370400440532013000\n',
  ],
] as const

describe.each([
  ['in a worker', () => inWorker()],
  ['in slices', () => ({ clock })],
  ['in slices, because the worker does not start', () => inWorker(new DeadWorker())],
  [
    'in slices, because the page forbids workers',
    () => ({
      clock,
      createWorker: () => {
        throw new TypeError('This document requires TrustedScriptURL.')
      },
    }),
  ],
])('a file checked %s', (_where, platform) => {
  it.each(FILES)('has the same outcome as one checked at once: %s', async (_kind, format, text) => {
    const outcome = await checkBatchFile(bytesOf(text), check(format), { platform: platform() })
    const { file, ...expected } = checkedFile(bytesOf(text), format)
    expect(shown(outcome)).toEqual(shown({ isUnderstood: true, file, ...expected }))
  })

  it('is refused if it is none', async () => {
    const outcome = await checkBatchFile(bytesOf('%PDF-1.4'), check(), { platform: platform() })
    expect(outcome).toEqual({
      isUnderstood: false,
      refusal: { reason: 'notText', content: 'pdf' },
    })
  })
})

const HEADER = ['email', 'amount'].map(text)
const JANUARY = sheetXml([HEADER, [text('ada@x.example'), number('1.234')]])
const FEBRUARY = sheetXml([HEADER, [], [text('bo@x.example'), text('1.234')]])
const TWO_SHEETS = { sheets: { January: JANUARY, February: FEBRUARY } }

const inAnySheet: BatchCheck = { format: P2P, accountCurrency: 'EUR' }

function shownWorkbook(outcome: BatchFileOutcome) {
  if (!outcome.isUnderstood) return outcome
  const { file, checker, sheetName } = outcome
  const { questions, dialect } = file
  return { sheetName, questions, mark: dialect.decimalMark, line: checker.line(0) }
}

type WorkbookCase = readonly [
  what: string,
  given: { readonly content: WorkbookContent; readonly sheet?: string },
  expected: object,
]

const DOUBTFUL = { about: 'decimalMark', column: 1, examples: ['1.234'] }

describe.each([
  ['in a worker', () => inWorker()],
  ['in slices', () => ({ clock })],
])('a workbook checked %s', (_where, platform) => {
  it.each<WorkbookCase>([
    [
      'has several sheets: asks which one',
      { content: TWO_SHEETS },
      {
        isUnderstood: false,
        refusal: { reason: 'severalSheets', sheets: ['January', 'February'] },
      },
    ],
    [
      'has numbers for amounts: asks for no decimal mark',
      { content: TWO_SHEETS, sheet: 'January' },
      { sheetName: 'January', questions: [], mark: '.', line: 2 },
    ],
    [
      'has texts for amounts: asks as about any file',
      { content: TWO_SHEETS, sheet: 'February' },
      { sheetName: 'February', questions: [DOUBTFUL], mark: undefined, line: 3 },
    ],
    [
      'has one sheet: reads it',
      { content: { sheets: { January: JANUARY } } },
      { sheetName: 'January', questions: [], mark: '.', line: 2 },
    ],
    [
      'has a header alone',
      { content: { sheets: { January: sheetXml([HEADER]) } } },
      { isUnderstood: false, refusal: { reason: 'headerAlone' } },
    ],
    [
      'is empty',
      { content: { sheets: { January: sheetXml([]) } } },
      { isUnderstood: false, refusal: { reason: 'empty' } },
    ],
  ])('%s (MASS-001)', async (_what, { content, sheet }, expected) => {
    const outcome = await checkBatchFile(
      new Uint8Array(workbook(content)),
      { ...inAnySheet, sheet },
      { platform: platform() },
    )
    expect(shownWorkbook(outcome)).toEqual(expected)
  })

  it.each([
    [[0xd0, 0xcf, 0x11, 0xe0], 'oldWorkbook'],
    [[0x50, 0x4b, 0x03, 0x04], 'damaged'],
  ])('is refused if it starts with %j and is %s', async (head, reason) => {
    const content = Uint8Array.from([...head, ...new Uint8Array(64)])
    const outcome = await checkBatchFile(content, inAnySheet, { platform: platform() })
    expect(outcome).toEqual({ isUnderstood: false, refusal: { reason } })
  })
})

describe('a worker', () => {
  it('takes over the file, and ends with its check', async () => {
    const content = bytesOf('email,amount\nada@x.example,5\n')
    const worker = new FakeWorker()
    await checkBatchFile(content, check(), { platform: inWorker(worker) })
    expect([content.byteLength, worker.isEnded]).toEqual([0, true])
  })

  it('that fails fails the check', async () => {
    const worker = new FakeWorker(quickClock())
    const checking = checkBatchFile(bytesOf(LARGE), check(), {
      platform: inWorker(worker),
      onProgress: () => worker.fail('out of memory'),
    })
    await expect(checking).rejects.toThrow('out of memory')
    expect(worker.isEnded).toBe(true)
  })

  it('that can not load the code for workbooks fails the check as offline', async () => {
    const worker = new FakeWorker()
    const checking = checkBatchFile(workbook(TWO_SHEETS), inAnySheet, {
      platform: inWorker(worker),
    })
    worker.send({ type: 'failed', message: 'no code', isOffline: true })
    await expect(checking).rejects.toMatchObject({ code: 'offline' })
  })
})

describe.each([
  ['in slices', (time: typeof clock) => ({ clock: time })],
  [
    'in a worker',
    (time: typeof clock) => ({ clock: time, createWorker: () => new FakeWorker(time) }),
  ],
])('a check %s', (_where, platformOf) => {
  it('reports its progress at most ten times a second', async () => {
    const time = quickClock()
    const reports: (readonly [number, CheckProgress])[] = []
    await checkBatchFile(bytesOf(LARGE), check(), {
      platform: platformOf(time),
      onProgress: progress => reports.push([time.now(), progress]),
    })
    const rows = reports.map(([, { checked }]) => checked)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows).toEqual(rows.toSorted((one, other) => one - other))
    expect(reports.every(([, { read }]) => read === 2001)).toBe(true)
    expect(rows.length).toBeLessThanOrEqual(time.now() / 100)
  })

  it.each(['before it starts', 'while it goes on'])('ends when it is aborted %s', async when => {
    const abort = new AbortController()
    const onProgress = vi.fn<() => void>()
    if (when === 'before it starts') abort.abort(new Error('closed'))
    const checking = checkBatchFile(bytesOf(LARGE), check(), {
      platform: platformOf(quickClock()),
      signal: abort.signal,
      onProgress,
    })
    abort.abort(new Error('closed'))
    await expect(checking).rejects.toThrow('closed')
    expect(onProgress).not.toHaveBeenCalled()
  })
})
