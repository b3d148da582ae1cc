import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { scopeStyles } from './scope-styles.mjs'

const scoped = (css: string) => postcss([scopeStyles()]).process(css, { from: undefined }).css

const selectorOf = (layer: string, selector: string) =>
  scoped(`@layer sp.${layer} { ${selector} { color: red } }`).split('{')[0]?.trim()

const UI = '.sp-root.sp-root.sp-root'

describe('styles below the root', () => {
  it.each([
    ['.sp-button', `${UI} .sp-button`],
    ['a.sp-button, .sp-link', `${UI} a.sp-button, ${UI} .sp-link`],
    ['.sp-root', UI],
    [':root', `:root${UI}`],
    [':root[hidden] .sp-x', `:root${UI}[hidden] .sp-x`],
    ['[hidden]', `${UI} [hidden]`],
    ["[data-start='late'] .sp-x", `:is(${UI}, ${UI} *)[data-start='late'] .sp-x`],
  ])('have %s become %s', (written, read) => {
    expect(selectorOf('ui', written)).toBe(read)
  })

  it('weigh more the later their layer, whatever they say in one before', () => {
    const layers = ['ui', 'rooms', 'app']
    const repeats = layers.map(layer => selectorOf(layer, '.x')?.split('.sp-root').length ?? 0)
    for (const [before, after] of [repeats.slice(0, 2), repeats.slice(1)])
      expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(4)
  })

  it.each(['.a .b .c .d .e', '#a', '.a { .b .c .d .e { color: red } }'])(
    'refuse %s, which the next layer could not outweigh',
    rule => {
      const written = rule.endsWith('}') ? rule : `${rule} { color: red }`
      expect(() => scoped(`@layer sp.ui { ${written} }`)).toThrow(/Too specific/)
      expect(() => scoped(`@layer sp.app { ${written} }`)).not.toThrow()
    },
  )

  it('reset elements of ours alone, with the weight of the root, and found by their tags', () => {
    const ours = ":where([class^='sp-'], "
    expect(selectorOf('reset', '*')?.startsWith(`${UI} ${ours}`)).toBe(true)
    expect(selectorOf('reset', '[hidden]')).toMatch(/:where\(\[hidden\]\)$/)
    const [p, ul, before] = [
      selectorOf('reset', 'p'),
      selectorOf('reset', 'ul[role="list"]'),
      selectorOf('reset', 'p::before'),
    ]
    expect(p?.startsWith(`${UI} p${ours}`)).toBe(true)
    expect(ul?.startsWith(`${UI} ul:where([role="list"])${ours}`)).toBe(true)
    expect(before).toMatch(/\)::before$/)
  })

  it('begin afresh what they draw before or after an element', () => {
    const draw = (rest: string) => scoped(`@layer sp.ui { .a::after { ${rest} } }`)
    expect(draw("content: ''")).toContain('{ all: revert; box-sizing: border-box; content')
    expect(draw('color: red')).not.toContain('revert')
  })

  it('leave tokens to be changed by any class on the root', () => {
    expect(selectorOf('tokens', '.sp-root')).toBe(':where(.sp-root)')
  })

  it('keep steps, queries and nested rules as they are', () => {
    const css = scoped(
      '@layer sp.ui { @keyframes x { to { rotate: 1turn } } @media print { .a { .b { color: red } } } }',
    )
    expect(css).toContain('@keyframes x { to { rotate: 1turn } }')
    expect(css).toContain(`@media print { ${UI} .a { .b { color: red } } }`)
  })

  it('measure by the size that the root knows', () => {
    const css = scoped('@layer sp.ui { .a { margin: -0.5rem 1rem; inset: min(11rem, 100%) } }')
    expect(css).toContain('margin: calc(-0.5 * var(--sp-rem)) var(--sp-rem)')
    expect(css).toContain('inset: min(calc(11 * var(--sp-rem)), 100%)')
  })

  it('leave what is in no layer, and the layers of others', () => {
    const css = '.sp-root { --sp-x: 1rem } @layer base { p { margin: 1rem } }'
    expect(scoped(css)).toBe(css)
  })

  it('name no layer any more', () => {
    expect(scoped('@layer sp.reset, sp.ui; @layer sp.ui { .a { color: red } }')).not.toMatch(
      /@layer/,
    )
  })
})

describe('the components', () => {
  const styles = fileURLToPath(new URL('../../react/src/styles/', import.meta.url))
  const filesIn = (folder: string) =>
    readdirSync(styles + folder)
      .filter(file => file.endsWith('.css'))
      .map(file => `${folder}${file}`)

  it.each([...filesIn(''), ...filesIn('rooms/')])(
    'have no rule in %s outside of the root',
    file => {
      const layer = file.startsWith('rooms/') ? 'rooms' : 'ui'
      const css = scoped(`@layer sp.${layer} { ${readFileSync(styles + file, 'utf8')} }`)
      const strays: string[] = []
      postcss.parse(css).walkRules(rule => {
        const isStep =
          rule.parent?.type === 'atrule' &&
          'name' in rule.parent &&
          rule.parent.name === 'keyframes'
        if (!isStep && !rule.selectors.every(selector => selector.startsWith('.sp-root')))
          strays.push(rule.selector)
      })
      expect(strays).toEqual([])
    },
  )
})
