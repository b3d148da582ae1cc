import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { budgetFaults, MORE_BUDGET, TEST_BUDGET, timesSlower, timeTable } from './budget.mjs'

const budget = { lint: 60, unit: 700 }
const step = (label: string, processor?: number) => ({
  label,
  seconds: 40.25,
  processor,
  because: '',
})

describe('timeTable', () => {
  it('shows the time of each step by the clock and of the processors, then that of all', () => {
    const steps = [
      { ...step('lint', 61.04), timesSlower: 1.254 },
      { ...step('unit'), because: 'ended with 1' },
    ]
    const inAll = { seconds: 90, machine: 70.4 }
    expect(timeTable({ steps, budget, inAll }).split('\n')).toEqual([
      '  clock  processor  budget',
      '   40.3       61.0      60  ✔ lint',
      '   40.3          ?     700  ✖ unit',
      "   90.0       61.0     760    in all, 1.00 times as slow (the machine's processors: 70 s)",
    ])
  })
})

describe('budgetFaults', () => {
  it.each([
    ['allows half as much again and ten seconds', { lint: 100 }, []],
    [
      'refuses more',
      { lint: 100.5 },
      ['lint took 101 processor seconds; its budget of 60 allows 100'],
    ],
    [
      'refuses a step that has no budget',
      { other: 11 },
      ['other took 11 processor seconds; its budget of 0 allows 10'],
    ],
    ['has no opinion where nothing was measured', { lint: undefined }, []],
  ])('%s', (_what, took, faults) => {
    const steps = Object.entries(took).map(([label, processor]) => step(label, processor))
    expect(budgetFaults({ steps, counts: {}, budget })).toEqual(faults)
  })

  it('gives a slower machine more time', () => {
    const labels = ['lint', 'types', 'walls', 'build', 'unit']
    const budgets = Object.fromEntries(labels.map(label => [label, 60]))
    const took = (...seconds: number[]) =>
      seconds.map((processor, at) => step(labels[at] ?? '', processor))
    const faults = (steps: object[]) => budgetFaults({ steps, counts: {}, budget: budgets })
    expect(faults(took(90, 90, 90, 90, 145))).toEqual([])
    expect(faults(took(60, 60, 60, 60, 145))).toHaveLength(1)
  })

  it.each([
    ['as many end-to-end tests as may be', { tests: 60, coldLoads: 78, pageLoads: 162 }, []],
    [
      'one more',
      { tests: 61, coldLoads: 61, pageLoads: 61 },
      ['end to end: 61 tests, where 60 may be'],
    ],
    [
      'more page loads',
      { tests: 50, coldLoads: 66, pageLoads: 136 },
      [
        'end to end: 1.32 cold page loads a test, where 1.3 may be',
        'end to end: 2.72 page loads a test, where 2.7 may be',
      ],
    ],
  ])('counts %s', (_what, count, faults) => {
    expect(budgetFaults({ steps: [], counts: { 'end to end': count }, budget })).toEqual(faults)
  })
})

it.each([
  ['half of the steps take at least', [18, 24, 30, 30, 60], 1.5],
  ['1 where half of them take less than their budget', [10, 12, 18, 60, 60], 1],
  ['2 at most', [60, 60, 60, 60, 60], 2],
  ['1 for few steps', [60, 60, 60, 60], 1],
])('the factor of a slower machine is what %s', (_what, seconds, factor) => {
  const steps = seconds.map((processor, at) => step(String(at), processor))
  const budgets = Object.fromEntries(steps.map(({ label }) => [label, 20]))
  expect(timesSlower(steps, budgets)).toBe(factor)
})

it.each([
  [['test.mjs', 'check-sources.mjs'], TEST_BUDGET],
  [['test-more.mjs'], MORE_BUDGET],
])('each step of %j has its budget, and no other step has', (files, known) => {
  const run = ['run-steps.mjs', ...files].map(name =>
    readFileSync(new URL(name, import.meta.url), 'utf8'),
  )
  const steps = run.flatMap(text => [...text.matchAll(/steps\.(?:run|inProcess)\(\s*'([^']+)'/g)])
  expect(new Set(steps.map(([, label]) => label))).toEqual(new Set(Object.keys(known)))
})
