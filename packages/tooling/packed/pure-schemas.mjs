import { readFile } from 'node:fs/promises'

// Comments and texts, in which nothing is marked.
const OTHER = String.raw`/\*[\s\S]*?\*/|//.*|'(?:\\.|[^'\\\n])*'|\`(?:\\.|[^\`\\])*\``
// Calls on zod, and of the functions of ours that make schemas.
const OF_ZOD = String.raw`(?<![\w.$])z(?=\s*\.\s*[a-zA-Z]+(?:<[^<>()]*>)?\()`
const OF_OURS = String.raw`(?<![\w.$]|function |const )(?:wireNumber|wireWord|schemasOf|changeSchemasOf|oneOrMany|withSchemas)(?=\()`
const CALLS = new RegExp(`(${OTHER})|${OF_ZOD}|${OF_OURS}`, 'g')

/**
 * Marks the calls that make schemas as pure. Bundlers can then drop each schema that a page doesn't
 * use: they honour a mark at the start of a chain of calls only for that chain, and not for the
 * calls within its arguments.
 */
export const pureSchemas = {
  name: 'pure-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /[.]ts$/ }, async ({ path }) => ({
      contents: markPure(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

/** @param {string} source A module of schemas. */
export const markPure = source =>
  source.replaceAll(CALLS, (found, other) =>
    other === undefined ? `/* @__PURE__ */ ${found}` : found,
  )
