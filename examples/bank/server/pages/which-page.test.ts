import { describe, expect, it } from 'vitest'
import { whichPage } from './which-page.ts'

const pageAt = (path: string, isSignedIn: boolean) =>
  whichPage(new URL(`http://app${path}`), isSignedIn)

describe('the page that an address is answered with', () => {
  it.each([
    ['/', 'sign-in', 'home'],
    ['/login', 'sign-in', 'home'],
    ['/login?to=%2Fhistory', 'sign-in', 'home'],
    ['/home', 'sign-in', 'home'],
    ['/history?period=all', 'sign-in', 'bank'],
    ['/no/such/place', 'sign-in', 'bank'],
    ['/activated', 'sign-in', 'bank'],
    ['/account-recovery/email', 'blank', 'blank'],
    ['/Account-Recovery', 'blank', 'blank'],
    ['//activate/', 'blank', 'blank'],
    ['/auth/sei', 'blank', 'blank'],
    ['/identity-verification/r1/secret', 'blank', 'blank'],
    ['/video-identity-job/r1', 'blank', 'blank'],
    ['/scp-enable', 'blank', 'blank'],
    ['/invoice/a-secret_1', 'invoice', 'blank'],
    ['//invoice/a-secret_1/', 'invoice', 'blank'],
    ['/invoice', 'blank', 'blank'],
    ['/invoice/a-secret/more', 'blank', 'blank'],
    ['/invoice/a%2Fsecret', 'blank', 'blank'],
    ['/invoice/a-secret_1?user=ada', 'blank', 'blank'],
    ['/scp-mobile', 'blank', 'blank'],
    ['/self-certification-representative', 'blank', 'blank'],
    ['/?code=c&codeVerifier=v', 'blank', 'blank'],
    ['/login?emailConfirmation=success', 'blank', 'blank'],
    ['/home?fromCustomerId=1', 'blank', 'blank'],
    ['/login?authSecret=s', 'blank', 'blank'],
    ['/login?user=ada', 'blank', 'blank'],
  ] as const)('%s: for a stranger %s, for who is signed in %s', (path, stranger, customer) => {
    expect(pageAt(path, false)).toBe(stranger)
    expect(pageAt(path, true)).toBe(customer)
  })
})
