import { describe, expect, it } from 'vitest'
import { type Refusal, refuse } from '../http/index.ts'
import { faultOf } from './fault-of.ts'

describe('faultOf', () => {
  it.each<[Refusal, string]>([
    [refuse.invalid('balance', 'Too little.'), 'funds'],
    [refuse.invalid('toAmount', 'Too much.'), 'limit'],
    [refuse.invalid('fromAccount', 'Not active.'), 'account'],
    [refuse.invalid('toAccount', 'Not active.'), 'account'],
    [refuse.closedAccount('Closed.'), 'account'],
    [refuse.accessDenied('Not yours.'), 'account'],
    [refuse.noOutflow('accountLimited', 'Limited.'), 'standing'],
    [refuse.invalid('somethingElse', 'No.'), 'other'],
    [refuse.invalidInput('No.'), 'other'],
  ])('calls %o %s', (refusal, fault) => {
    expect(faultOf(refusal)).toBe(fault)
  })
})
