import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetBank } from './forget-bank.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sixpence-'))
  vi.spyOn(console, 'log').mockReturnValue()
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.restoreAllMocks()
})

function aBank(lock: string) {
  mkdirSync(join(folder, 'bank/postgres'), { recursive: true })
  writeFileSync(join(folder, 'bank/ready'), '')
  writeFileSync(join(folder, 'bank/lock'), lock)
  writeFileSync(join(folder, 'mine.txt'), '')
  writeFileSync(join(folder, 'bank/mine.txt'), '')
}

it('deletes the bank and nothing else', () => {
  aBank('')
  forgetBank(folder)
  expect(existsSync(join(folder, 'bank/postgres'))).toBe(false)
  expect(existsSync(join(folder, 'bank/ready'))).toBe(false)
  expect(existsSync(join(folder, 'mine.txt'))).toBe(true)
  expect(existsSync(join(folder, 'bank/mine.txt'))).toBe(true)
})

it('leaves a bank that runs', () => {
  aBank(String(process.pid))
  expect(() => forgetBank(folder)).toThrow('Stop it before you reset')
  expect(existsSync(join(folder, 'bank/ready'))).toBe(true)
})

it('finds nothing to forget in an empty folder', () => {
  expect(() => forgetBank(folder)).not.toThrow()
})
