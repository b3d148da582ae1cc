import { describe, expect, it } from 'vitest'
import { isPublicAddress, readNotificationAddress } from './notification-address.ts'

describe('readNotificationAddress', () => {
  it.each(['https://books.example/hooks', 'https://xn--mnchen-3ya.example/', 'https://8.8.8.8/n'])(
    'takes the public address %s',
    text => expect(readNotificationAddress(text)).toMatchObject({ isLocal: false }),
  )

  it.each([
    'http://127.0.0.1:4320/notifications',
    'http://localhost:3000/n',
    'http://shop.localhost:4320/n',
    'http://[::1]:4320/n',
  ])('takes %s for a stand-in on this machine', text => {
    expect(readNotificationAddress(text)).toMatchObject({ isLocal: true })
  })

  it.each([
    ['http://books.example/hooks', 'https'],
    ['ftp://books.example/', 'host'],
    ['file:///etc/passwd', 'host'],
    ['nowhere', 'no address'],
    ['https://user:secret@books.example/hooks', 'user name'],
    ['https://books.example/hooks#part', 'fragment'],
    ['https://books.example:8443/hooks', 'port'],
    ['https://books.example:22/', 'port'],
    ['https://169.254.169.254/latest/meta-data', 'no public host'],
    ['https://169.254.169.254', 'no public host'],
    ['https://10.0.0.1/', 'no public host'],
    ['https://172.16.0.1/', 'no public host'],
    ['https://192.168.1.1/', 'no public host'],
    ['https://100.64.0.1/', 'no public host'],
    ['https://127.0.0.1/', 'no public host'],
    ['https://0.0.0.0/', 'no public host'],
    ['https://224.0.0.1/', 'no public host'],
    ['https://255.255.255.255/', 'no public host'],
    ['https://[::1]:4401/reset', 'port'],
    ['https://[::1]/reset', 'no public host'],
    ['https://[::]/', 'no public host'],
    ['https://[fc00::1]/', 'no public host'],
    ['https://[fe80::1]/', 'no public host'],
    ['https://[ff02::1]/', 'no public host'],
    ['https://[::ffff:8.8.8.8]/', 'written as'],
    ['https://[::ffff:7f00:1]/', 'no public host'],
    ['https://[::ffff:808:808]/', 'no public host'],
    ['https://[::7f00:1]/', 'no public host'],
    ['https://[64:ff9b::7f00:1]/', 'no public host'],
    ['https://[2002:7f00:1::]/', 'no public host'],
    ['https://0x7f.1/', 'written as 127.0.0.1'],
    ['https://2130706433/', 'written as 127.0.0.1'],
    ['https://0177.0.0.1/', 'written as 127.0.0.1'],
    ['https://127.1/', 'written as 127.0.0.1'],
    ['http://0x7f.1:4320/', 'written as 127.0.0.1'],
    ['http://127.0.0.2:4320/', 'https'],
    ['http://10.0.0.1/', 'https'],
    ['http://localhost.:4320/', 'https'],
    ['https://localhost./', 'no public host'],
    ['https://localhost/', 'no public host'],
    ['https://shop.localhost/', 'no public host'],
    ['https://intranet/', 'no public host'],
    ['https://db.internal/', 'no public host'],
    ['https://printer.local/', 'no public host'],
    ['https://books.example./', 'no public host'],
    ['https:\\\\127.0.0.1\\', 'written as'],
    [' https://books.example/', 'written as'],
    ['https://BOOKS.example/', 'written as books.example'],
    ['https://１２７.0.0.1/', 'written as 127.0.0.1'],
  ])('refuses %s: %s', (text, reason) => {
    expect(() => readNotificationAddress(text)).toThrow(reason)
  })
})

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('takes %s', address =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '100.127.255.255',
    '169.254.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '4000::1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:808:808::1',
    'fd00::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff05::2',
    'no address',
    '',
  ])('refuses "%s"', address => expect(isPublicAddress(address)).toBe(false))
})
