import { expect, it } from 'vitest'
import { startOptions } from './start-options.mjs'

it('reads brand and reset', () => {
  expect(startOptions(['--brand', 'fjord', '--reset'], {})).toEqual({ brand: 'fjord', reset: true })
  expect(startOptions(['--brand=fjord'], {})).toEqual({ brand: 'fjord', reset: false })
})

it.each([[['--brand', 'none']], [['--brand']], [['--nothing']]])('refuses %j', words => {
  expect(() => startOptions(words, {})).toThrow('fjord')
})

it.each(['brand', 'reset'])('says so when npm kept --%s for itself', name => {
  const env = { [`npm_config_${name}`]: 'true' }
  expect(() => startOptions([], env)).toThrow(`npm kept --${name} for itself: write -- before it`)
})
