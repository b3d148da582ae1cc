import { refuse } from '../refuse.ts'

/** What is nested more deeply breaks whoever walks it; no call has a tenth of this. */
const MOST_LEVELS = 64

/**
 * Parses JSON that somebody sent. Its depth is judged before anything is made of it.
 *
 * @throws {Refusal} `TA1` for what is no JSON, or is nested too deeply.
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

/** How deeply lists and objects are nested; what stands in texts does not count. */
function levelsOf(text: string): number {
  let [level, deepest] = [0, 0]
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') isText = !isText
    // What follows it is a letter of the text, also where it is a quotation mark.
    else if (isText) at += letter === '\\' ? 1 : 0
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++level)
    else if (letter === ']' || letter === '}') level -= 1
  }
  return deepest
}
