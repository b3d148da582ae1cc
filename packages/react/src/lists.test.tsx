import { readdirSync, readFileSync } from 'node:fs'
import type { Calls, Domain } from '@sixpence/core/bank'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore, hooksOf, useRefresh } from './store/index.ts'
import { anAnsweringBank } from './testing/answers/an-answering-bank.ts'
import { renderInBank } from './testing/render-in-bank.tsx'
import { LISTS } from './testing/answers/shown-lists.tsx'

/** Rows that the bank isn't asked for again, or that are no list of their own. */
const NO_LISTS = [
  'access/access-list',
  'access/customer-search',
  'attention/no-attention',
  'history/history-export',
  'verification/limit-reasons',
  'verification/required-actions',
  'verification/verification-summary',
]

const CALLS = LISTS.flatMap(({ answers }) =>
  Object.entries(answers).flatMap(([domain, calls]) =>
    Object.keys(calls).map(name => `${domain}.${name}`),
  ),
)
const calls = {
  change: { name: 'change', effect: 'write', needs: 'initiate', staff: 'never', makesOld: CALLS },
} as const satisfies Calls
const changes: Domain<object, typeof calls> = {
  name: 'changes',
  calls,
  open: () => ({}),
}
const changesApi = hooksOf(changes)

function Refresh() {
  const refresh = useRefresh()
  return (
    <button type="button" onClick={() => refresh(changesApi.change)}>
      Refresh all
    </button>
  )
}

const SKELETON = '.sp-skeleton'
const AGE = /^As of .* hasn’t answered since/

describe('every list', () => {
  it.each(LISTS)('$file shows its age if a refresh failed', async ({ list, answers }) => {
    const { sixpence, goDown } = anAnsweringBank(answers)
    const { container } = renderInBank(
      <BankStore>
        {list}
        <Refresh />
      </BankStore>,
      { sixpence },
    )
    await waitFor(() => expect(container.querySelector(SKELETON)).toBeNull())
    expect(screen.queryByText(AGE)).toBeNull()
    goDown()
    fireEvent.click(screen.getByText('Refresh all'))
    expect(await screen.findByText(AGE)).toBeDefined()
  })

  it('is in the table above', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const lists = files.filter(
      file => /^(?!ui|testing).*(?<!\.test|\.stories)\.tsx$/.test(file) && isList(file),
    )
    const known = new Set(
      [...LISTS.map(({ file }) => file), ...NO_LISTS].map(file => `${file}.tsx`),
    )
    expect(lists.filter(file => !known.has(file))).toEqual([])
  })
})

function isList(file: string): boolean {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
  return (
    text.includes('<ListView') ||
    (/<(Loaded|Skeleton)\b/.test(text) && /<(List|Table)\b/.test(text))
  )
}
