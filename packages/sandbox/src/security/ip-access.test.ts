import { describe, expect, it } from 'vitest'
import { loginOf, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

/** Sends the address as the bank's server does, from its connection. */
const from = (ip: string) => ({ 'X-Client-Address': ip })

describe('the addresses that a customer signs in from', () => {
  const signedIn = async () => {
    const person = await bank.person()
    return { person, token: (await bank.signIn(person)).accessToken }
  }
  const call = (method: string, token: string, body: object = {}) =>
    readJson(bank.call(method, body, token))
  const signInFrom = ({ email, password }: { email: string; password: string }, ip: string) =>
    readJson(bank.post('/auth/login', loginOf(email, password), from(ip)))
  const bound = async (entry: object) => {
    const { person, token } = await signedIn()
    await call('ipAccessAdd', token, { ip: '127.0.0.1' })
    await call('ipAccessAdd', token, entry)
    await call('ipAccessModeSet', token, { enable: true })
    return { person, token }
  }

  it('are none until one is added, each of which is another one (SEC-006)', async () => {
    const { token } = await signedIn()
    expect(await call('ipAccessList', token)).toMatchObject({ items: [] })
    const one = await call('ipAccessAdd', token, { ip: '203.0.113.7' })
    const other = await call('ipAccessAdd', token, { ip: '203.0.113.8' })
    expect(one['id']).not.toBe(other['id'])
    expect(await call('ipAccessList', token)).toMatchObject({
      items: [{ ip: '203.0.113.8' }, { ip: '203.0.113.7' }],
    })
  })

  it.each([
    ['en', 'This address is already on the list. Enter another one.'],
    ['ru', 'Этот адрес уже есть в списке. Введите другой.'],
  ])('are refused in the language asked for (%s)', async (lang, description) => {
    const { token } = await signedIn()
    await call('ipAccessAdd', token, { ip: '203.0.113.7' })
    const again = await call('ipAccessAdd', token, { ip: '203.0.113.7', lang })
    expect(again).toMatchObject({ validationErrors: [{ param: 'ip', description }] })
  })

  it('are listed with id, both ends and when they were added (SEC-004, SEC-005)', async () => {
    const { token } = await signedIn()
    const added = await call('ipAccessAdd', token, { ip: '203.0.113.7', toIp: '203.0.113.9' })
    const list = await call('ipAccessList', token)
    expect(list).toMatchObject({
      items: [
        {
          id: added['id'],
          ip: '203.0.113.7',
          toIp: '203.0.113.9',
        },
      ],
      enable: false,
      currentIp: '127.0.0.1',
    })
    expect(JSON.stringify(list['items'])).toMatch(/"created":"\d{4}-\d{2}-\d{2}T/)
  })

  it.each([
    ['an address', { ip: '203.0.113.7' }, ['203.0.113.7', '203.0.113.8']],
    ['a range', { ip: '203.0.113.7', toIp: '203.0.113.9' }, ['203.0.113.9', '203.0.113.10']],
    [
      'a range of IPv6',
      { ip: '2001:db8::', toIp: '2001:db8::ff' },
      ['2001:db8::7', '2001:db8::100'],
    ],
  ])(
    'are enforced once the mode is on: %s (SEC-008)',
    async (_what, entry, [inside = '', outside = '']) => {
      const { person } = await bound(entry)
      expect(await signInFrom(person, inside)).toMatchObject({ status: 200 })
      expect(await signInFrom(person, outside)).toMatchObject({
        status: 401,
        code: 'address_not_allowed',
      })
    },
  )

  it('mean nothing while the mode is off, and are told to nobody without the password', async () => {
    const { person, token } = await bound({ ip: '203.0.113.7' })
    expect(
      await signInFrom({ ...person, password: 'not the password' }, '198.51.100.1'),
    ).toMatchObject({ code: 'invalid_credentials' })
    await call('ipAccessModeSet', token, { enable: false })
    expect(await signInFrom(person, '198.51.100.1')).toMatchObject({ status: 200 })
  })

  it('keep nobody out who sets them: neither by the mode nor by a deletion (SEC-007)', async () => {
    const { token } = await signedIn()
    const refused = { validationErrors: [{ param: 'ip' }] }
    expect(await call('ipAccessModeSet', token, { enable: true })).toMatchObject(refused)
    expect(await call('ipAccessList', token)).toMatchObject({ enable: false })
    const own = await call('ipAccessAdd', token, { ip: '127.0.0.0', toIp: '127.0.0.255' })
    await call('ipAccessModeSet', token, { enable: true })
    expect(await call('ipAccessDelete', token, { id: own['id'] })).toMatchObject(refused)
    expect(await call('ipAccessList', token)).toMatchObject({ items: [{ id: own['id'] }] })
    await call('ipAccessModeSet', token, { enable: false })
    expect(await call('ipAccessDelete', token, { id: own['id'] })).toMatchObject({
      responseCode: '00',
    })
  })

  it.each([
    [{ ip: '203.0.113' }, 'ip'],
    [{ ip: '203.0.113.256' }, 'ip'],
    [{ ip: '203.0.113.7/24' }, 'ip'],
    [{ ip: '2001:db8:::7' }, 'ip'],
    [{ ip: 'fe80::1%eth0' }, 'ip'],
    [{ ip: '203.0.113.7', toIp: 'here' }, 'toIp'],
    [{ ip: '203.0.113.7', toIp: '2001:db8::7' }, 'toIp'],
    [{ ip: '203.0.113.9', toIp: '203.0.113.7' }, 'toIp'],
    [{ ip: '10.0.0.0', toIp: '10.1.0.0' }, 'toIp'],
    [{ ip: '10.0.255.255', toIp: '10.1.255.255' }, 'toIp'],
    [{ ip: '2001:db8::', toIp: '2001:db8:0:1::' }, 'toIp'],
    [{ ip: '2001:db8::1', toIp: '2001:db8:0:1::1' }, 'toIp'],
  ])('refuse %j (GAP-50)', async (range, param) => {
    const { token } = await signedIn()
    expect(await call('ipAccessAdd', token, range)).toMatchObject({
      validationErrors: [{ param }],
    })
  })

  it.each([
    { ip: '10.0.0.0', toIp: '10.0.255.255' },
    { ip: '2001:db8::', toIp: '2001:db8::ffff:ffff:ffff:ffff' },
  ])('may be as many as %j (GAP-50)', async range => {
    const { token } = await signedIn()
    expect(await call('ipAccessAdd', token, range)).toMatchObject({ responseCode: '00' })
  })

  it('are each customer’s own', async () => {
    const { token } = await signedIn()
    const other = await signedIn()
    const { id } = await call('ipAccessAdd', token, { ip: '203.0.113.7' })
    expect(await call('ipAccessDelete', other.token, { id })).toMatchObject({ responseCode: '13' })
    expect(await call('ipAccessList', other.token)).toMatchObject({ items: [] })
  })
})
