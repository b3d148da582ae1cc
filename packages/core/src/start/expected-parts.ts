import type { TabStorage } from '../platform/index.ts'
import type { Expected, StartPart } from './create-start.ts'

interface ExpectedPartsOptions {
  readonly tabStorage: TabStorage
  readonly namespace: string
  /** Like {@link StartOptions}. */
  readonly subject: () => string | undefined
}

// Most customers are people who act for nobody else.
const OF_MOST: readonly StartPart[] = ['forms']

/**
 * Remembers in this tab which parts the start of a subject needed, to request them at once after a
 * reload. Any others are requested once they prove necessary.
 */
export function expectedParts(options: ExpectedPartsOptions): Expected {
  const { tabStorage, namespace, subject } = options
  const key = `${namespace}/start`
  return {
    read() {
      const [whose, ...parts] = tabStorage.read(key)?.split(' ') ?? []
      return whose === subject() ? parts.filter(isPart) : OF_MOST
    },
    keep(parts) {
      const whose = subject()
      if (whose !== undefined) tabStorage.write(key, [whose, ...parts].join(' '))
    },
  }
}

const PARTS: readonly string[] = ['accessInfo', 'accesses', 'forms'] satisfies StartPart[]

// Another version may have written it.
const isPart = (text: string): text is StartPart => PARTS.includes(text)
