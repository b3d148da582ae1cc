// Preloaded into a bare process of Node: what a package of ours reads of a browser here fails. Its
// dependencies may look (`typeof window`); they answer for themselves.
const NAMES = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
]

for (const name of NAMES)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      const { stack = '' } = new Error('Who asks?')
      const reader = stack.split('\n')[2] ?? ''
      const isOurs = reader.includes('/dist/') && !reader.includes('/node_modules/')
      if (isOurs) throw new ReferenceError(`${name} is read while it is imported`)
      return undefined
    },
  })
