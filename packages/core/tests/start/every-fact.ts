import type { StartFacts } from '../../src/start/index.ts'

const BOTH = [false, true] as const

/** All values of each fact. */
const VALUES: { readonly [Fact in keyof StartFacts]: readonly StartFacts[Fact][] } = {
  isKnown: BOTH,
  owesTerms: BOTH,
  usesOldWeb: BOTH,
  isAdmin: BOTH,
  customerType: ['personal', 'oldBusiness', 'business'],
  hasRelatedAccounts: BOTH,
  hasAccesses: BOTH,
  hasChosen: BOTH,
  hasChosenThemselves: BOTH,
  actsForPerson: BOTH,
  needsInfoUpdate: BOTH,
  needsKyc: BOTH,
  hasBalanceInfo: BOTH,
  taxStatus: ['validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon'],
  isMigrationRequested: BOTH,
  hasInitialPath: BOTH,
  right: ['full', 'none'],
}

/** Every combination of facts, 589,824 in total; or of some of their values. */
export function* everyFact(some: Partial<typeof VALUES> = {}): Generator<StartFacts> {
  const values: readonly (readonly [string, readonly unknown[]])[] = Object.entries({
    ...VALUES,
    ...some,
  })
  const count = values.reduce((product, [, of]) => product * of.length, 1)
  for (let number = 0; number < count; number += 1) {
    const facts: Record<string, unknown> = {}
    let rest = number
    for (const [name, of] of values) {
      facts[name] = of[rest % of.length]
      rest = Math.floor(rest / of.length)
    }
    // Each fact of the table has one of its values.
    yield facts as unknown as StartFacts
  }
}

/** As many as a guard needs: it ignores most of the tax form and of requests made once. */
export const everyVisit = () =>
  everyFact({ taxStatus: ['validated', 'none'], isMigrationRequested: [false], right: ['full'] })

/** A personal customer without open requirements. */
export const NOTHING_ASKED: StartFacts = {
  isKnown: true,
  owesTerms: false,
  usesOldWeb: false,
  isAdmin: false,
  customerType: 'personal',
  hasRelatedAccounts: false,
  hasAccesses: false,
  hasChosen: false,
  hasChosenThemselves: false,
  actsForPerson: false,
  needsInfoUpdate: false,
  needsKyc: false,
  hasBalanceInfo: false,
  taxStatus: 'validated',
  isMigrationRequested: false,
  hasInitialPath: false,
  right: 'full',
}
