import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdDataFolder } from './data-folder.ts'

let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sixpence-')), 'bank')
})

afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const DEAD_PID = 2 ** 22 - 3

describe('holdDataFolder', () => {
  it('lets one process at a time in and names it', () => {
    const held = holdDataFolder(folder)
    expect(() => holdDataFolder(folder)).toThrow(`in use by the process ${process.pid}`)
    held.release()
    holdDataFolder(folder).release()
  })

  it('takes over from a process that is gone', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'lock'), String(DEAD_PID))
    const held = holdDataFolder(folder)
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid))
    held.release()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  it.each(['', 'no number', '-1', '0'])('takes over a lock that holds %j', text => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'lock'), text)
    expect(() => holdDataFolder(folder).release()).not.toThrow()
  })

  it('throws away what a first start left half done, and nothing else', () => {
    const first = holdDataFolder(folder)
    mkdirSync(first.database)
    first.release()
    const second = holdDataFolder(folder)
    expect(existsSync(second.database)).toBe(false)
    mkdirSync(second.database)
    second.markReady()
    second.release()
    const third = holdDataFolder(folder)
    expect(existsSync(third.database)).toBe(true)
    third.release()
  })

  it('says so when a file is in its way', () => {
    writeFileSync(folder, '')
    expect(() => holdDataFolder(folder)).toThrow('a file is in its way')
    rmSync(folder)
    expect(() => holdDataFolder('/dev/null/bank')).toThrow('/dev/null/bank')
  })

  it('says what to do about a folder that cannot be made', () => {
    const writing = vi.spyOn(fs, 'mkdirSync')
    writing.mockImplementation(() => {
      throw Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT' })
    })
    syncBuiltinESMExports()
    try {
      expect(() => holdDataFolder(folder)).toThrow('cannot be written. Change its owner or rights')
    } finally {
      writing.mockRestore()
      syncBuiltinESMExports()
    }
  })
})
