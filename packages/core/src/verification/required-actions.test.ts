import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namelessRows } from '../../tests/rule-names.ts'
import { anyFacts, CHECKED, LABELS, UPLOAD_STATES } from '../../tests/verification/any-facts.ts'
import {
  isReviewPending,
  REQUIRED_ACTION_RULES,
  requiredActions,
  type StatusFacts,
} from './index.ts'

type Address = StatusFacts['addresses'][number]

const of = (change: Partial<StatusFacts>) =>
  requiredActions({ ...CHECKED, ...change }).map(({ result }) => result)
const withoutIdentity = () => {
  const { identityStatus: _none, ...facts } = CHECKED
  return requiredActions(facts).map(({ result }) => result)
}
const address = (change: Partial<Address>): Pick<StatusFacts, 'addresses'> => ({
  addresses: CHECKED.addresses.map(each => ({ ...each, ...change })),
})

describe('what is required of a customer', () => {
  it('is nothing of who is checked, and has a name and a reason otherwise', () => {
    expect(of({})).toEqual([])
    expect(namelessRows(REQUIRED_ACTION_RULES)).toEqual([])
    expect(requiredActions({ ...CHECKED, isPhoneConfirmed: false })).toEqual([
      { result: 'phone', rule: 'phone', because: 'No phone number is confirmed.' },
    ])
  })

  it.each(['VERIF-010', 'TRAP-06'])('is counted: each of the six adds one (%s)', () => {
    const { identityStatus: _none, ...facts } = CHECKED
    const all: StatusFacts = {
      ...facts,
      taxForms: ['none', 'none', 'rejected', 'validated'],
      addresses: [],
      proofOfResidenceStatus: 'none',
      isPhoneConfirmed: false,
      videoIdentityStatus: 'rejected',
    }
    expect(requiredActions(all).map(({ result }) => result)).toEqual([
      'taxSection',
      'address',
      'proofOfResidence',
      'identity',
      'phone',
      'videoIdentity',
    ])
  })

  it.each([0, 1, 2, 3].flatMap(form => LABELS.map(label => [label, form] as const)))(
    'is the tax section where %s is the state of form %d (VERIF-011)',
    (label, form) => {
      const taxForms = CHECKED.taxForms.map((usual, at) => (at === form ? label : usual))
      const isWanted = label === 'none' || label === 'rejected'
      expect(of({ taxForms })).toEqual(isWanted ? ['taxSection'] : [])
    },
  )

  it('is no tax section of a business (TRAP-05)', () => {
    const taxForms = ['none', 'rejected', 'none', 'rejected'] as const
    expect(of({ isBusiness: true, taxForms: [...taxForms] })).toEqual([])
    expect(of({ isBusiness: false, taxForms: [...taxForms] })).toEqual(['taxSection'])
  })

  it.each<[string, Partial<StatusFacts>, boolean]>([
    ['no address', { addresses: [] }, true],
    ['a confirmed one', address({}), false],
    ['one that is looked at', address({ addressStatus: 'pending' }), false],
    ['an unconfirmed one', address({ addressStatus: 'unconfirmed' }), true],
    [
      'an unconfirmed one with a document in review',
      address({ addressStatus: 'unconfirmed', uploads: ['rejected', 'pending'] }),
      false,
    ],
    [
      'an unconfirmed one with a confirmed document',
      address({ addressStatus: 'unconfirmed', uploads: ['confirmed'] }),
      true,
    ],
    ['a rejected one', address({ addressStatus: 'rejected', uploads: ['submitted'] }), true],
    ['one in another name', address({ addressStatus: 'nameMismatch' }), true],
    ['one out of date', address({ isDocumentOutOfDate: true, uploads: ['confirmed'] }), true],
    [
      'a second one that is rejected',
      {
        addresses: [...CHECKED.addresses, ...address({ addressStatus: 'rejected' }).addresses],
      },
      true,
    ],
  ])('asks for an address with %s: (VERIF-012)', (_what, facts, isAction) => {
    expect(of(facts)).toEqual(isAction ? ['address'] : [])
  })

  it.each(UPLOAD_STATES)('takes a required proof that is %s or refuses it (GAP-43)', state => {
    const isGood = ['confirmed', 'submitted', 'pending', 'underInvestigation'].includes(state)
    const facts = address({ isDocumentRequired: true, uploads: [state] })
    expect(of(facts)).toEqual(isGood ? [] : ['address'])
    expect(of(address({ isDocumentRequired: false, uploads: [state] }))).toEqual([])
  })

  it('misses a required proof that was not handed in (GAP-43)', () => {
    expect(of(address({ isDocumentRequired: true }))).toEqual(['address'])
  })

  it.each(LABELS)('is a proof of residence where it is %s (VERIF-013)', label => {
    const isWanted = ['expiredSoon', 'none', 'rejected'].includes(label)
    expect(of({ proofOfResidenceStatus: label })).toEqual(isWanted ? ['proofOfResidence'] : [])
  })

  it.each(UPLOAD_STATES)('is an identity where it is %s (VERIF-014)', state => {
    const isWanted = ['nameMismatch', 'rejected', 'canceled'].includes(state)
    expect(of({ identityStatus: state })).toEqual(isWanted ? ['identity'] : [])
  })

  it('is an identity where there is none (VERIF-014)', () => {
    expect(withoutIdentity()).toEqual(['identity'])
  })

  it.each([true, false])('is a phone where confirmed is %s (VERIF-015)', isPhoneConfirmed => {
    expect(of({ isPhoneConfirmed })).toEqual(isPhoneConfirmed ? [] : ['phone'])
  })

  it.each(LABELS)('is a video identity where it is %s (VERIF-016)', label => {
    expect(of({ videoIdentityStatus: label })).toEqual(
      label === 'rejected' ? ['videoIdentity'] : [],
    )
  })
})

describe('a review', () => {
  it.each(UPLOAD_STATES)('of what is %s is pending or not (VERIF-017)', state => {
    const isPending = state === 'submitted' || state === 'underInvestigation'
    expect(isReviewPending({ ...CHECKED, identityStatus: state })).toBe(isPending)
    expect(isReviewPending({ ...CHECKED, ...address({ uploads: ['confirmed', state] }) })).toBe(
      isPending,
    )
  })

  it('is not pending where nothing was handed in (VERIF-017)', () => {
    expect(isReviewPending({ addresses: [] })).toBe(false)
  })
})

function byTheRows(facts: StatusFacts): readonly string[] {
  const is = (word: string | undefined, ...words: readonly string[]) =>
    word !== undefined && words.includes(word)
  const waits = (word: string) => is(word, 'pending', 'submitted', 'underInvestigation')
  const isWrong = ({ addressStatus, ...each }: Address) =>
    is(addressStatus, 'rejected', 'nameMismatch') ||
    (addressStatus === 'unconfirmed' && each.uploads.filter(waits).length === 0) ||
    each.isDocumentOutOfDate ||
    (each.isDocumentRequired &&
      each.uploads.filter(state => waits(state) || state === 'confirmed').length === 0)
  const { identityStatus: identity } = facts
  const rows: readonly [string, boolean][] = [
    ['taxSection', !facts.isBusiness && facts.taxForms.some(form => is(form, 'none', 'rejected'))],
    ['address', facts.addresses.length === 0 || facts.addresses.some(isWrong)],
    ['proofOfResidence', is(facts.proofOfResidenceStatus, 'expiredSoon', 'none', 'rejected')],
    ['identity', identity === undefined || is(identity, 'nameMismatch', 'rejected', 'canceled')],
    ['phone', !facts.isPhoneConfirmed],
    ['videoIdentity', is(facts.videoIdentityStatus, 'rejected')],
  ]
  return rows.filter(([, isAction]) => isAction).map(([name]) => name)
}

it('is what the rows say, whatever the facts', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      expect(requiredActions(facts).map(({ result }) => result)).toEqual(byTheRows(facts))
    }),
    { numRuns: 10_000 },
  )
})
