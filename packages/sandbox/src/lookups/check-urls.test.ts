import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { urlStatus } from './url-status.ts'

const bank = testSandbox()

const check = async (body: object) => {
  const { accessToken } = await bank.signIn(await bank.person())
  return readJson(
    bank.post('/service/check-urls', body, { Authorization: `Bearer ${accessToken}` }),
  )
}

describe('POST /service/check-urls', () => {
  it('judges each address, in their order (API-034)', async () => {
    const urls = [
      'https://shop.example/hook',
      'https://nobody.invalid/',
      'http://shop.example/',
      'https://shop.example/hook',
    ]
    expect(await check({ urls })).toEqual({
      status: 200,
      urls: [
        { url: urls[0], status: 'reachable' },
        { url: urls[1], status: 'unreachable' },
        { url: urls[2], status: 'notAllowed' },
        { url: urls[3], status: 'reachable' },
      ],
    })
  })

  it('takes one to twenty of them, from a customer (API-034)', async () => {
    const many = Array.from({ length: 21 }, (_, i) => `https://shop.example/${i}`)
    for (const body of [{}, { urls: [] }, { urls: many }, { urls: [''] }, { urls: 'https://x' }]) {
      expect(await check(body)).toMatchObject({ status: 400, code: 'invalid_request' })
    }
    const stranger = await readJson(
      bank.post('/service/check-urls', { urls: ['https://a.example'] }),
    )
    expect(stranger).toMatchObject({ status: 401, code: 'invalid_grant' })
  })

  it.each([
    '',
    'shop.example',
    '//shop.example',
    'ftp://shop.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,hello',
    'https://',
    'https://user@shop.example/',
    'https://user:secret@shop.example/',
    'https://shop.example:8443/',
    'https://localhost/',
    'https://localhost./',
    'https://LOCALHOST/',
    'https://a.localhost/',
    'https://printer.local/',
    'https://db.internal/',
    'https://intranet/',
    'https://metadata.google.internal/',
    'https://router.home.arpa/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://%31%32%37.0.0.1/',
    'https://１２７.0.0.1/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://8.8.8.8/',
  ])('never allows %s', url => {
    expect(urlStatus(url)).toBe('notAllowed')
  })

  it('asks nobody, whatever the address', () => {
    expect(urlStatus('https://anybody-at-all.com/')).toBe('unreachable')
    expect(urlStatus('https://example.com.evil.com/')).toBe('unreachable')
    expect(urlStatus('https://notexample.com/')).toBe('unreachable')
  })
})

describe('the stand-in for a service that knows what hides behind an IP address', () => {
  const of = async (ip: string) =>
    readJson(bank.sandbox.fetch(`http://bank.localhost/outside/ip-privacy/${ip}`))

  it('says what an address hides (START-019)', async () => {
    const open = { vpn: false, proxy: false, tor: false, relay: false, hosting: false }
    expect(await of('127.0.0.1')).toEqual({ status: 200, ...open })
    expect(await of('203.0.113.7')).toEqual({ status: 200, ...open, vpn: true })
    expect(await of('192.0.2.1')).toEqual({ status: 200, ...open, tor: true })
    expect(await of('2001:db8::1')).toEqual({ status: 200, ...open })
    expect(await of('not-an-address')).toMatchObject({ status: 400 })
  })
})
