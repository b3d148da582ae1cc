import { describe, expect, it } from 'vitest'
import { readCommandLine, USAGE } from './command-line.ts'

describe('readCommandLine', () => {
  it('reads what it knows', () => {
    const words = ['--port', '5000', '--control-port=5001', '--data-dir', 'kept', '--reset']
    expect(readCommandLine(words)).toEqual({
      help: false,
      reset: true,
      port: '5000',
      controlPort: '5001',
      dataDir: 'kept',
    })
    expect(readCommandLine(['-h'])).toMatchObject({ help: true, reset: false, port: undefined })
  })

  it.each([
    [['--unknown'], "Unknown option '--unknown'."],
    [['--prot', '5000'], "Unknown option '--prot'."],
    [['start'], "Unexpected argument 'start'."],
    [['--port'], "Option '--port <value>' argument missing."],
    [['--reset=yes'], "Option '--reset' does not take an argument."],
  ])('refuses %j and says what there is', (words, message) => {
    expect(() => readCommandLine(words)).toThrow(`${message}\n\n${USAGE}`)
  })
})
