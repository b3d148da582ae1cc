import { describe, expect, it } from 'vitest'
import { readActivationLink } from './activation-link.ts'

const link = { user: 'ada@sixpence.example', code: 'c1' }

describe('readActivationLink', () => {
  it.each(['activation', 'activationBusiness', 'activationEmployee'])(
    'knows the action %s (ROUTE-010)',
    action => expect(readActivationLink({ action, ...link })).toEqual({ action, ...link }),
  )

  it('takes a link that names no action for that of a person (ROUTE-005)', () => {
    expect(readActivationLink(link)).toEqual({ action: 'activation', ...link })
  })

  it.each([
    { ...link, action: 'other' },
    { user: link.user },
    { code: link.code },
    { user: '', code: 'c1' },
    {},
  ])('finds no link in %j', search => expect(readActivationLink(search)).toBeUndefined())
})
