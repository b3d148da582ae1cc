const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/**
 * The types of all message keys: for each domain of texts a map from key to the values that its
 * text needs.
 *
 * @param {[domain: string, texts: Record<string, string>][]} domains
 */
export function domainTypes(domains) {
  const body = domains
    .map(([domain, texts]) => `  '${domain}': {\n${keyTypes(texts)}  }\n`)
    .join('')
  return (
    '// Generated from locales/en by packages/tooling/messages/generate-messages.mjs. Not in git.\n/* oxlint-disable max-lines */\n\n' +
    '/** Each domain of texts with its keys, and for each key the values that its text needs. */\n' +
    `export interface DomainMessages {\n${body}}\n`
  )
}

function keyTypes(texts) {
  const values = new Map()
  for (const [key, text] of Object.entries(texts)) {
    const name = key.replace(PLURAL_SUFFIX, '')
    const needed = values.get(name) ?? new Map()
    if (name !== key) needed.set('count', 'number')
    for (const [, placeholder] of text.matchAll(PLACEHOLDER)) {
      if (!needed.has(placeholder)) needed.set(placeholder, 'string | number')
    }
    values.set(name, needed)
  }
  return [...values].map(([name, needed]) => `    ${name}: ${valuesType(needed)}\n`).join('')
}

function valuesType(needed) {
  if (needed.size === 0) return 'undefined'
  return `{ ${[...needed].map(([name, type]) => `${name}: ${type}`).join('; ')} }`
}
