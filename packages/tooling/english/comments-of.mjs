const BLOCK = /^\s*(?:\{\s*)?\/\*/
const WHOLE_LINE = { code: /^\s*\/\/\s?(.*)/, sql: /^\s*--\s?(.*)/ }
const AFTER_CODE = { code: /\s\/\/ (.*)/, sql: /\s-- (.*)/ }

/**
 * Returns the comments of a source file, without their markers. Line comments below each other are
 * one comment.
 */
export function commentsOf(source, language = 'code') {
  const comments = []
  let unfinished = ''
  const add = (kind, text) => {
    if (unfinished === kind) comments.push(`${comments.pop()}\n${text.trim()}`)
    else comments.push(text.trim())
  }
  for (const line of source.split('\n')) {
    const whole = WHOLE_LINE[language].exec(line)
    if (unfinished === 'block' || BLOCK.test(line)) {
      add(
        'block',
        line
          .replace(BLOCK, '')
          .replace(/\*\/.*/, '')
          .replace(/^[\s*]+/, ''),
      )
      unfinished = line.includes('*/') ? '' : 'block'
    } else if (whole) {
      add('lines', whole[1])
      unfinished = 'lines'
    } else {
      unfinished = ''
      const after = AFTER_CODE[language].exec(line)
      if (after) add('after code', after[1])
    }
  }
  return comments.map(comment => comment.trim())
}
