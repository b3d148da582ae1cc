import { expect, it } from 'vitest'
import { neededDomains } from './needed-domains.ts'

it('names each domain of what is shown once, and none of the other components beside it', () => {
  expect(neededDomains('AccountList', 'HistoryList')).toEqual([
    'accounts',
    'common',
    'errors',
    'history',
  ])
})
