import type { Destination } from '@sixpence/react/provider'
import type { RegisteredRouter } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { goTo } from './go-to.ts'

/** Where the app goes from a screen. */
function goneTo(href: string, destination: Destination) {
  const navigate = vi.fn<(to: { to: string; search?: { to: string } }) => Promise<void>>()
  const location = { href, pathname: href.split('?')[0], state: {} }
  goTo({ navigate, state: { location } } as unknown as RegisteredRouter, destination)
  expect(navigate).toHaveBeenCalledOnce()
  return navigate.mock.calls[0]?.[0]
}

describe('the way to the sign-in page', () => {
  it.each([
    '/account-recovery/success',
    '/activate?secret=s',
    '/identity-check?secret=s',
    '/scp-mobile?secret=s',
  ])('does not lead back to %s, which is done with', href => {
    const gone = goneTo(href, { to: 'signIn' })
    expect(gone?.to).toBe('/login')
    expect(gone?.search).toBeUndefined()
  })

  it.each(['/invoice/abc', '/transfer/p2p?payment=p-1'])(
    'leads back to %s, which is in the middle of something',
    href => {
      expect(goneTo(href, { to: 'signIn', comesBack: true })).toMatchObject({
        to: '/login',
        search: { to: href },
      })
    },
  )
})
