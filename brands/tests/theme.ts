import postcss, { type ChildNode } from 'postcss'
import { brandFile } from './brand-folders.ts'

export interface Theme {
  readonly tokens: ReadonlyMap<string, string>
  /** Declarations on the root that aren't tokens. */
  readonly others: readonly string[]
  /** Everything in the file outside the root's rule. */
  readonly strays: readonly string[]
}

export function readTheme(id: string): Theme {
  const tokens = new Map<string, string>()
  const others: string[] = []
  const strays: string[] = []
  postcss.parse(brandFile(id, 'theme.css')).walk(node => {
    if (isFrame(node)) return
    if (node.type !== 'decl' || tokens.has(node.prop)) strays.push(node.toString())
    else if (node.prop.startsWith('--')) tokens.set(node.prop, node.value)
    else others.push(node.prop)
  })
  return { tokens, others, strays }
}

function isFrame(node: ChildNode): boolean {
  if (node.type === 'rule') return node.selector === '.sp-root' && node.parent?.type === 'root'
  return node.type === 'comment'
}
