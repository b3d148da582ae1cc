import { expect, it } from 'vitest'
import { readCheckLink } from './check-link.ts'

it.each([
  ['/identity-verification/r1/secret', { runId: 'r1', token: 'secret' }],
  ['/identity-verification/r1/secret/', { runId: 'r1', token: 'secret' }],
  ['/identity-verification/r1', undefined],
  ['/identity-verification', undefined],
  ['/identity-verification/r1/secret/more', undefined],
  ['/x/identity-verification/r1/secret', undefined],
])('reads %s as %o (ROUTE-009)', (path, link) => {
  expect(readCheckLink(path)).toEqual(link)
})
