import { damaged } from '../workbook-refusal.ts'

const QUOTE = 0x22
const APOSTROPHE = 0x27
const GREATER = 0x3e
const LONGEST_START = '<![CDATA['.length

/** Returns the position after a tag, comment or literal text; -1 if its end is missing so far. */
export function tokenEnd(text: string, start: number): number {
  const sign = text[start + 1]
  if (sign === '?') return after(text, '?>', start)
  if (sign !== '!') return tagEnd(text, start)
  if (text.startsWith('<!--', start)) return after(text, '-->', start + 4)
  if (text.startsWith('<![CDATA[', start)) return after(text, ']]>', start + LONGEST_START)
  if (text.length - start < LONGEST_START) return -1
  throw damaged()
}

function after(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at === -1 ? -1 : at + sign.length
}

/** The values of attributes may contain the sign that ends a tag. */
function tagEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === GREATER) return at + 1
    if (code !== QUOTE && code !== APOSTROPHE) continue
    at = text.indexOf(code === QUOTE ? '"' : "'", at + 1)
    if (at === -1) return -1
  }
  return -1
}
