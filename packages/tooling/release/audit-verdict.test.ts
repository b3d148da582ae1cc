import { describe, expect, it } from 'vitest'
import { auditVerdict } from './audit-verdict.mjs'

const ADVISORY = {
  findings: [{ version: '1.2.3', paths: ['packages__sandbox>a-decoder'] }],
  title: 'Loops for ever',
  module_name: 'a-decoder',
  patched_versions: '>=1.2.4',
  severity: 'high',
  url: 'https://advisories.example/1',
}

const report = (advisories: object) =>
  JSON.stringify({ advisories, metadata: { totalDependencies: 144 } })

describe('auditVerdict', () => {
  it('names each finding, and what mends it', () => {
    expect(auditVerdict({ stdout: report({ 1: ADVISORY }), stderr: '' })).toEqual({
      mark: '✖',
      lines: ['high: a-decoder 1.2.3: Loops for ever. Use >=1.2.4. https://advisories.example/1'],
    })
  })

  it('says that nothing is known', () => {
    expect(auditVerdict({ stdout: report({}), stderr: '' })).toEqual({
      mark: '✔',
      lines: ['nothing known against 144 dependencies'],
    })
  })

  it.each([
    [
      'Error: BAD_RESPONSE\n\n  × The endpoint (at https://r.example/\n  │ bulk) responded with 405:\n',
      'not reachable: Error: BAD_RESPONSE The endpoint (at https://r.example/bulk) responded with 405:',
    ],
    ['', 'not reachable: the registry gave no answer'],
  ])('says that the registry has none to give', (stderr, line) => {
    for (const stdout of ['', '{}', 'Bad gateway'])
      expect(auditVerdict({ stdout, stderr })).toEqual({ mark: '?', lines: [line] })
  })
})
