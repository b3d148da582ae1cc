import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { integrityOf, publishScript, writeScript } from '../script-build.mjs'
import { ROOT } from './root.mjs'

const aFolder = () => mkdtempSync(join(tmpdir(), 'sixpence-script-'))
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Record<string, unknown>
const wordsOf = (language: string) =>
  JSON.parse(readFileSync(`${ROOT}/locales/${language}/embed.json`, 'utf8')) as Record<
    string,
    string
  >
const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())

describe('writeScript', () => {
  it('writes the same bytes each time, at most 3.3 KB, named by their hash', async () => {
    const [first, second] = [aFolder(), aFolder()]
    for (const target of [first, second]) await writeScript(`${ROOT}/packages/embed`, target)
    expect(manifestOf(second)).toEqual(manifestOf(first))
    const { file, integrity, bytes: length } = manifestOf(first)
    expect(file).toMatch(/^sixpence-[0-9a-f]{16}\.js$/)
    const script = readFileSync(`${first}/${String(file)}`)
    expect([integrity, length]).toEqual([integrityOf(script), script.length])
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(3300)
    expect(readFileSync(`${first}/sixpence.js`).equals(script)).toBe(true)
    for (const language of ['en', 'es', 'pt', 'ro', 'ru', 'ua', 'uk']) {
      const texts = readFileSync(`${first}/${language}.json`, 'utf8')
      const { blockedText } = wordsOf(language === 'uk' ? 'ua' : language)
      expect(JSON.parse(texts)).toMatchObject({ window_blocked: [blockedText, expect.any(String)] })
    }
  })
})

describe('publishScript', () => {
  it('keeps what was published before', () => {
    const target = aFolder()
    publishScript(target, bytes('one'))
    const { file: before } = manifestOf(target)
    publishScript(target, bytes('two'))
    const { file: after } = manifestOf(target)
    expect(readFileSync(`${target}/${String(before)}`, 'utf8')).toBe('one')
    expect(readFileSync(`${target}/${String(after)}`, 'utf8')).toBe('two')
    expect(readFileSync(`${target}/sixpence.js`, 'utf8')).toBe('two')
  })

  it('refuses to go on where a published file has other bytes than its name says', () => {
    const target = aFolder()
    publishScript(target, bytes('one'))
    const file = String(manifestOf(target)['file'])
    writeFileSync(`${target}/${file}`, 'changed')
    const before = readdirSync(target)
    for (const contents of ['one', 'two'])
      expect(() => publishScript(target, bytes(contents))).toThrow(`${file} was changed`)
    expect(readdirSync(target)).toEqual(before)
    expect(manifestOf(target)['file']).toBe(file)
  })
})
