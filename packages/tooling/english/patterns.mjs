/** Where a sentence begins: a comment, a paragraph, a tag's text, or after a full stop. */
const START = '(?:^|\\n\\n|[.!?]["\')`]?\\s+|@\\w+(?:\\s+\\w+\\s+-)?\\s+)'

/** Sentence plans that aren't plain English, each with the expression that finds it. */
export const PATTERNS = {
  'opens with what, how, whether, who, as or until': new RegExp(
    `${START}(?:What|How|Whether|Who|As|Until)\\b`,
    'g',
  ),
  'said, says, tells, told, heard': /\b(?:said|says|tells|told|heard)\b/gi,
  'is told, is said, is asked':
    /\b(?:is|are|was|were|be|been|being)\s+(?:\w+\s+)?(?:told|said|asked)\b/gi,
  'who or whoever as subject': new RegExp(`${START}Who(?:m|se)?\\b|\\bwhoever\\b`, 'gi'),
  'of which, of whom': /\bof (?:which|whom|whose)\b/gi,
  'opens with of': new RegExp(`(?:${START}|[;:]\\s+)of\\b`, 'gi'),
  'alone for only': /(?<!\b(?:let|leaves?|left|leaving)\s+(?:\w+\s+)?)\balone\b/gi,
  anew: /\banew\b/gi,
}

/** Counts how often each pattern occurs in a comment. */
export function countPatterns(comment) {
  return Object.fromEntries(
    Object.entries(PATTERNS).map(([name, pattern]) => [name, comment.match(pattern)?.length ?? 0]),
  )
}
