import { afterEach, expect, it, vi } from 'vitest'
import { signInAddress } from './sign-in-path.ts'
import { tidyAddress, tidyPath } from './tidy-address.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/home', '/home'],
  ['/home/', '/home'],
  ['//home//', '/home'],
  ['/transfer//p2p', '/transfer/p2p'],
  ['//evil.example/home', '/evil.example/home'],
])('writes %s as %s', (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy)
})

it.each([
  [signInAddress({ pathname: '/invoice/a-secret' }), '/login?to=%2Finvoice%2Fa-secret'],
  ['/login/#to=%2Fhome', '/login?to=%2Fhome'],
  ['//home/?a=b#c', '/home?a=b#c'],
])('puts %s in order as %s', (address, tidy) => {
  const replaceState = vi.fn<History['replaceState']>()
  vi.stubGlobal('location', new URL(`http://app${address}`))
  vi.stubGlobal('history', { state: 'kept', replaceState })
  tidyAddress()
  expect(replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', tidy)
})

it.each(['/login', '/login?to=%2Fhome', '/home#to=%2Fhistory'])('leaves %s as it is', address => {
  const replaceState = vi.fn<History['replaceState']>()
  vi.stubGlobal('location', new URL(`http://app${address}`))
  vi.stubGlobal('history', { state: null, replaceState })
  tidyAddress()
  expect(replaceState).not.toHaveBeenCalled()
})
