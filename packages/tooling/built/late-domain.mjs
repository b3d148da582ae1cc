import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../run/root.mjs'

const PAGE = `import { createBank } from '@sixpence/core/bank'
import { browserPlatform } from '@sixpence/core/browser'
const bank = createBank({ api: 'https://api.bank.example', platform: browserPlatform() })
document.body.addEventListener('click', async () => {
  const { cards } = await import('@sixpence/core/cards')
  await bank.use(cards).pause({ accountId: 'card-1' })
})
`

/** The parts of the domain, by marks that survive minification. */
const MARKS = {
  'the client': /\bnewKey\b/,
  'the calls': /\bcardPause\b/,
  'the schemas': /\bisExpressShipping\b/,
}

/**
 * Returns the parts of a domain that come with the first page, although the page loads the domain
 * later.
 */
export async function lateDomainFaults() {
  const { first, later } = await builtPage()
  return Object.entries(MARKS).flatMap(([part, mark]) => [
    ...(mark.test(first) ? [`${part} of cards: ${mark} comes with the first page`] : []),
    ...(mark.test(later) ? [] : [`${part} of cards: ${mark} is in no later chunk`]),
  ])
}

async function builtPage() {
  // Within core, since the page finds the packages as core does.
  const root = mkdtempSync(join(ROOT, 'packages/core/node_modules/.late-domain-'))
  try {
    writeFileSync(join(root, 'page.js'), PAGE)
    const { output } = await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rollupOptions: { input: join(root, 'page.js') } },
    })
    return parted(output.filter(({ type }) => type === 'chunk'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The code that is loaded at once, and all other. */
function parted(chunks) {
  const atOnce = new Set()
  const collect = name => {
    if (atOnce.has(name)) return
    atOnce.add(name)
    for (const next of chunks.find(({ fileName }) => fileName === name).imports) collect(next)
  }
  collect(chunks.find(({ isEntry }) => isEntry).fileName)
  const codeOf = of => of.map(({ code }) => code).join('\n')
  return {
    first: codeOf(chunks.filter(({ fileName }) => atOnce.has(fileName))),
    later: codeOf(chunks.filter(({ fileName }) => !atOnce.has(fileName))),
  }
}
