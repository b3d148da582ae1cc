import type { TabStorage } from '../platform/index.ts'
import type { Expected, StartPart } from './create-start.ts'

interface ExpectedPartsOptions {
  readonly tabStorage: TabStorage
  readonly namespace: string
  /** As {@link StartOptions}. */
  readonly subject: () => string | undefined
}

// Most customers are persons, who act for nobody.
const OF_MOST: readonly StartPart[] = ['forms']

/**
 * Remembers in this tab what the start of a subject needed: after a reload it is asked for at once.
 * What turns out otherwise is asked for then.
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
