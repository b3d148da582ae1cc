import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUDGET, timeTable } from './budget.mjs'

describe('timeTable', () => {
  it('names what is over its budget, and all of it', () => {
    const steps = [
      { label: 'install', seconds: 12.34, because: '' },
      { label: 'lint', seconds: 400, because: 'ended with 1' },
    ]
    expect(timeTable(steps, 901).split('\n')).toEqual([
      '   12.3 s of  30  ✔ install',
      '  400.0 s of  25  ✖ lint  OVER BUDGET',
      '  901.0 s of 900    in all  OVER BUDGET',
    ])
  })

  it('knows every step of the run, and no other', () => {
    const run = readFileSync(new URL('test-all.mjs', import.meta.url), 'utf8')
    const steps = [...run.matchAll(/steps\.(?:run|inProcess)\('([^']+)'/g)].map(([, name]) => name)
    expect(new Set(steps)).toEqual(new Set(Object.keys(BUDGET)))
  })
})
