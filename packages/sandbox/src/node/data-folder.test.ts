import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

describe('holdDataFolder', () => {
  it('throws away what a first start left half done, and nothing else', async () => {
    const first = await holdDataFolder(folder)
    mkdirSync(first.database)
    await first.release()
    const second = await holdDataFolder(folder)
    expect(existsSync(second.database)).toBe(false)
    mkdirSync(second.database)
    second.markReady()
    await second.release()
    const third = await holdDataFolder(folder)
    expect(existsSync(third.database)).toBe(true)
    await third.release()
  })

  it('starts afresh when it is told to, and leaves what is not the bank’s', async () => {
    const first = await holdDataFolder(folder)
    mkdirSync(first.database)
    writeFileSync(join(folder, 'mine.txt'), '')
    first.markReady()
    await first.release()
    const second = await holdDataFolder(folder, { startAfresh: true })
    expect(readdirSync(folder).filter(name => !name.startsWith('lock-'))).toEqual(['mine.txt'])
    await second.release()
  })

  it('does not start afresh while somebody holds it', async () => {
    const held = await holdDataFolder(folder)
    held.markReady()
    await expect(holdDataFolder(folder, { startAfresh: true })).rejects.toThrow('in use')
    expect(existsSync(join(folder, 'ready'))).toBe(true)
    await held.release()
  })

  it('says so when a file is in its way', async () => {
    writeFileSync(folder, '')
    await expect(holdDataFolder(folder)).rejects.toThrow('a file is in its way')
    rmSync(folder)
    await expect(holdDataFolder('/dev/null/bank')).rejects.toThrow('/dev/null/bank')
  })

  it('says what to do about a folder that cannot be made', async () => {
    const writing = vi.spyOn(fs, 'mkdirSync')
    writing.mockImplementation(() => {
      throw Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT' })
    })
    syncBuiltinESMExports()
    try {
      await expect(holdDataFolder(folder)).rejects.toThrow(
        'cannot be written. Change its owner or rights',
      )
    } finally {
      writing.mockRestore()
      syncBuiltinESMExports()
    }
  })
})
