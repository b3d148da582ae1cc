import { expect, it } from 'vitest'
import { tidyPath } from './tidy-address.ts'

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
