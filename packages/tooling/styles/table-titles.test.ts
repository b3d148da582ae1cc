import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { expect, it } from 'vitest'

const TABLE = fileURLToPath(new URL('../../react/src/styles/table.css', import.meta.url))

// Each value repeats its title only visually, so a screen reader needs the heads.
it('leaves the heads of a table to a screen reader, however narrow it is', () => {
  const shown: string[] = []
  postcss.parse(readFileSync(TABLE, 'utf8')).walkRules(/thead/, rule => {
    rule.walkDecls(/^(display|visibility)$/, ({ value }) => void shown.push(value))
  })
  expect(shown).toContain('table-header-group')
  expect(shown).not.toContain('none')
  expect(shown).not.toContain('hidden')
})
