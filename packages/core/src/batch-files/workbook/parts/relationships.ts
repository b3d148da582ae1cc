import { attributesOf } from '../xml/attributes.ts'
import type { XmlHandler } from '../xml/xml-scanner.ts'

/** A part that another part of a workbook needs. */
export interface Relationship {
  readonly id: string
  /** The last word of its type, e.g. `worksheet`. */
  readonly type: string
  /** The name of its file. */
  readonly file: string
}

/** Returns the name of the file that lists the relationships of a part. */
export const relationshipsFile = (part: string): string => part.replace(/([^/]*)$/, '_rels/$1.rels')

/** Reads the relationships of a part. */
export class Relationships implements XmlHandler {
  readonly all: Relationship[] = []
  readonly #part: string

  /** @param part The name of the file whose relationships they are. */
  constructor(part: string) {
    this.#part = part
  }

  readonly open = (name: string, text: string): void => {
    if (name !== 'Relationship') return
    const attributes = attributesOf(text)
    if (attributes.get('TargetMode') === 'External') return
    this.all.push({
      id: attributes.get('Id') ?? '',
      type: attributes.get('Type')?.split('/').at(-1) ?? '',
      file: resolved(this.#part, attributes.get('Target') ?? ''),
    })
  }

  readonly close = (): void => undefined
  readonly text = (): void => undefined
}

/** Returns the name of a file that is named relative to another one. */
function resolved(from: string, target: string): string {
  const steps = target.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/').toLowerCase()
}
