import { spawn, spawnSync } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@sixpence/tooling/ports'
import PhpParser from 'php-parser'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const SECRET = 'whsec_of_a_test'
const pathOf = name => fileURLToPath(new URL(`receivers/${name}`, import.meta.url))

const RECEIVERS = [
  { name: 'receiver.mjs', command: process.execPath, args: () => [pathOf('receiver.mjs')] },
  { name: 'receiver.py', command: 'python3', args: () => ['-u', pathOf('receiver.py')] },
  {
    name: 'receiver.php',
    command: 'php',
    args: port => ['-S', `127.0.0.1:${port}`, pathOf('receiver.php')],
  },
]

const isHere = ({ command }) => spawnSync(command, ['--version']).status === 0

const MESSAGES = [
  {
    type: 'checkout.final',
    checkout: { orderId: 'order-7', status: 'paid' },
    says: /order-7 paid/,
  },
  { type: 'invoice.final', invoice: { id: 'i7', status: 'rejected' }, says: /i7 rejected/ },
  {
    type: 'installment.final',
    installment: { id: 's7.2', status: 'failed' },
    says: /s7\.2 failed/,
  },
  { type: 'refund.final', refund: { id: 'r7', status: 'refunded' }, says: /r7 refunded/ },
  { type: 'ping', says: /tried/ },
]

// The samples use the machine's clock, whatever day it is for the tests.
const now = () => Math.floor((performance.timeOrigin + performance.now()) / 1000)

const signed = (body, { secret = SECRET, t = now() } = {}) =>
  createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')

const header = (body, change = {}) => {
  const { t = now() } = change
  return `t=${t},v1=${signed(body, { ...change, t })}`
}

/** Starts a sample, and collects its output. */
async function started({ command, args }) {
  const folder = mkdtempSync(join(tmpdir(), 'handled-'))
  const port = await freePort()
  const running = spawn(command, args(port), {
    env: {
      ...process.env,
      PORT: String(port),
      SIXPENCE_SIGNING_SECRET: SECRET,
      HANDLED_FOLDER: folder,
    },
  })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', piece => (said += String(piece)))
  }
  const post = async (body, signature) => {
    const headers = { 'Content-Type': 'application/json', 'Sixpence-Signature': signature }
    const url = `http://127.0.0.1:${port}/`
    return (await fetch(url, { method: 'POST', headers, body })).status
  }
  await vi.waitFor(() => post('', ''), { timeout: 20_000 })
  const end = async () => {
    running.kill()
    await once(running, 'exit')
    rmSync(folder, { recursive: true })
  }
  return { post, end, times: pattern => said.match(new RegExp(pattern, 'g'))?.length ?? 0 }
}

const aPing = () =>
  JSON.stringify({ id: randomUUID(), type: 'ping', at: '2026-11-21T08:49:00.000Z' })

describe.each(RECEIVERS.filter(isHere))('the sample $name', receiver => {
  let sample
  beforeAll(async () => {
    sample = await started(receiver)
  })
  afterAll(() => sample.end())

  it.each(MESSAGES)('takes $type, and acts once however often it comes', async message => {
    const { says, ...facts } = message
    const body = JSON.stringify({ id: randomUUID(), at: new Date().toISOString(), ...facts })
    const before = sample.times(says)
    expect(await sample.post(body, header(body))).toBe(200)
    expect(await sample.post(body, header(body))).toBe(200)
    await expect.poll(() => sample.times(says)).toBe(before + 1)
  })

  it('takes either of two signatures while the secret is changed', async () => {
    const t = now()
    const body = aPing()
    const [ours, other] = [signed(body, { t }), signed(body, { t, secret: 'whsec_other' })]
    expect(await sample.post(body, `t=${t},v1=${other},v1=${ours}`)).toBe(200)
    expect(await sample.post(body, `t=${t},v1=${ours},v1=${other}`)).toBe(200)
  })

  it('refuses what the bank has not signed, or has long since', async () => {
    const body = aPing()
    const t = now()
    const wrong = [
      header(`${body} `),
      header(body, { secret: 'whsec_other' }),
      header(body, { t: t - 302 }),
      header(body, { t: t + 302 }),
      header(body).slice(0, -2),
      header(body).replace(/^t=\d+,/, ''),
      header(body).replace(/^t=/, 't=-'),
      `t=${t},v1=`,
      't=,v1=',
      'hello',
    ]
    for (const signature of wrong) {
      expect([signature, await sample.post(body, signature)]).toEqual([signature, 401])
    }
    expect(await sample.post(body.replace('ping', 'pong'), header(body))).toBe(401)
  })
})

describe('the sample receiver.php', () => {
  it('is PHP, also where none is installed', () => {
    const parser = new PhpParser({ parser: { extractDoc: true, suppressErrors: false } })
    const source = readFileSync(pathOf('receiver.php'), 'utf8')
    const { children } = parser.parseCode(source, 'receiver.php')
    const functions = children.filter(({ kind }) => kind === 'function')
    expect(functions.map(({ name }) => name.name)).toEqual([
      'isFromTheBank',
      'handleOnce',
      'handle',
    ])
    expect(() => parser.parseCode(`${source} if (`, 'broken.php')).toThrow(/syntax/i)
  })
})
