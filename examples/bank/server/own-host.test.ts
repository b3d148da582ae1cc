import { describe, expect, it } from 'vitest'
import { hostsFrom, isOwnHost } from './own-host.ts'

describe('isOwnHost', () => {
  it.each(['127.0.0.1:4300', 'localhost', 'shell.localhost:4300', '[::1]:4300', 'LOCALHOST'])(
    'takes %s for this machine',
    host => expect(isOwnHost(host)).toBe(true),
  )

  it.each(['evil.example', 'localhost.evil.example:4300', 'localhost.', '192.168.1.7', '', 'a b'])(
    'takes "%s" for a stranger',
    host => expect(isOwnHost(host)).toBe(false),
  )

  it('takes the names it is given', () => {
    expect(isOwnHost('Bank.example:443', hostsFrom(' www.bank.example, bank.example'))).toBe(true)
    expect(isOwnHost('evil.example', ['bank.example'])).toBe(false)
  })
})

describe('hostsFrom', () => {
  it('reads nothing as none', () => expect(hostsFrom(undefined)).toEqual([]))

  it.each(['https://bank.example', 'bank.example:443', 'bank.example/x', '*.bank.example', 'a b'])(
    'refuses "%s", which is no name',
    text => expect(() => hostsFrom(text)).toThrow('SIXPENCE_HOSTS'),
  )
})
