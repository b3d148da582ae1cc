import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { writeScript } from '../script-build.mjs'
import { ROOT } from './root.mjs'

describe('writeScript', () => {
  it('writes the same bytes each time, at most 3 KB, and their hash', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const [first, second] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'sixpence-script-')))
    for (const target of [first, second]) await writeScript(`${ROOT}/packages/embed`, target)
    const script = readFileSync(`${first}/sixpence.js`)
    expect(readFileSync(`${second}/sixpence.js`).equals(script)).toBe(true)
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(3000)
    expect(JSON.parse(readFileSync(`${first}/manifest.json`, 'utf8'))).toEqual({
      file: 'sixpence.js',
      integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
      bytes: script.length,
    })
  })
})
