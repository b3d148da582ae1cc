import { refuse } from '../refuse.ts'

/** Deeper nesting breaks code that walks the value; no call has a tenth of this. */
const MOST_LEVELS = 64

/**
 * Parses JSON from outside. Checks its depth before building any value.
 *
 * @throws {Refusal} `TA1` for invalid JSON, or if it is nested too deeply.
 */
export function parseJson(text: string): unknown {
  if (levelsOf(text) > MOST_LEVELS) {
    throw refuse.malformed(
      `The JSON is nested too deeply: at most ${MOST_LEVELS} levels are taken.`,
    )
  }
  try {
    return JSON.parse(text)
  } catch {
    throw refuse.malformed('The body is not JSON.')
  }
}

/** Returns the depth of lists and objects; text content doesn't count. */
function levelsOf(text: string): number {
  let [level, deepest] = [0, 0]
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') isText = !isText
    // The character after it belongs to the text, even a quotation mark.
    else if (isText) at += letter === '\\' ? 1 : 0
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++level)
    else if (letter === ']' || letter === '}') level -= 1
  }
  return deepest
}
