import type { request } from 'node:https'
import { describe, expect, it } from 'vitest'
import { aManagedMerchant } from '../../tests/merchant-tools.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { postOverNetwork } from './posting/post-over-network.ts'

/** Addresses that merchants may enter to make the bank reach what outsiders can't. */
const FORBIDDEN = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://127.255.255.254/',
  'https://0.0.0.0/',
  'https://0/',
  'https://10.0.0.7/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://shop.localhost/',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://router.home.arpa/',
  'https://intranet/',
  'https://user:password@books.example/',
  'https://books.example@127.0.0.1/',
  'https://books.example#@127.0.0.1/',
  'https://books.example\\@127.0.0.1/',
  'https://１２７.0.0.1/',
  'https://books.example:22/',
  'http://books.example/',
  'http://127.0.0.1@books.example/',
  'ftp://books.example/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'javascript:alert(1)',
  'data:text/plain,hello',
  '//books.example/',
  ' ',
] as const

/** Addresses that an ordinary name may resolve to, at once or on a second lookup. */
const MEANINGS = [
  ['127.0.0.1'],
  ['10.0.0.7'],
  ['169.254.169.254'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['::1'],
  ['fd00::1'],
  ['::ffff:10.0.0.7'],
  ['8.8.8.8', '127.0.0.1'],
  ['2606:4700::1111', 'fe80::1'],
  [],
] as const

const posted = {
  method: 'POST',
  headers: {},
  body: '{}',
  redirect: 'manual',
  signal: AbortSignal.timeout(60_000),
} as const

const connections: unknown[] = []
const connecting = ((...asked: unknown[]) => {
  connections.push(asked)
  throw new Error('nothing leaves here')
}) as typeof request

const post = postOverNetwork({
  request: connecting,
  requestLocal: connecting,
  resolve: host => {
    const meaning = MEANINGS[Number(/^name-(\d+)\./.exec(host)?.[1])] ?? ['127.0.0.1']
    return Promise.resolve(
      meaning.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  },
})
const bank = testSandbox({ post })

describe('an address that nothing may be posted to', () => {
  it.each(FORBIDDEN)('gets no connection: %s', async url => {
    await expect(post(url, posted)).rejects.toThrow()
    expect(connections).toEqual([])
  })

  it.each(MEANINGS.map((meaning, index) => [meaning.join(', ') || 'nothing', index] as const))(
    'gets no connection by a name that means %s',
    async (_meaning, index) => {
      await expect(post(`https://name-${index}.example/`, posted)).rejects.toThrow('name-')
      expect(connections).toEqual([])
    },
  )

  it('is no webhook’s, gets no ping and no IPN', async () => {
    const { owner } = await aManagedMerchant(bank)
    for (const url of FORBIDDEN.filter(one => one.trim() !== '')) {
      const webhook = await owner.create('webhook', { name: 'Hook', url })
      expect([url, webhook.http]).toEqual([url, 400])
      expect([url, (await owner.create('webhook/ping', { url })).http]).toEqual([url, 400])
      const ipn = await owner.call('ipnSettingsUpdate', { notifyUrl: url })
      expect([url, ipn['responseCode']]).toEqual([url, 'VF'])
    }
    expect(connections).toEqual([])
  })

  it('is told from a server that is not there, once a name means it', async () => {
    const { owner } = await aManagedMerchant(bank)
    const url = 'https://name-2.example/'
    expect(await owner.create('webhook/ping', { url })).toMatchObject({
      delivered: false,
      fault: 'address',
    })
    expect(connections).toEqual([])
  })
})
