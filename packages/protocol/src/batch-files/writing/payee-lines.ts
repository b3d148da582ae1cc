const ADDRESS = /[^\s<>,;|]+@[^\s<>,;|]+/
const AMOUNT =
  /(?<![\p{L}\d.,])\p{Sc}?\s?\d(?:[\d.,']*\d)?\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L}))?(?![\p{L}\d])/u
const EDGES = /^[\s,;|:<>–—-]+|[\s,;|:<>–—-]+$/g

/** A payee as typed on a line of its own. */
export interface PayeeLine {
  readonly email: string
  readonly amount: string
  readonly note: string
  /** The line, from 1. */
  readonly line: number
}

/**
 * Reads payees from text, one a line, e.g. `ben@x.example 12,50 Shelf`. A part that isn't found is
 * empty, so that its check reports it as missing. Skips blank lines.
 */
export const readPayeeLines = (text: string): readonly PayeeLine[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((typed, at) => (typed.trim() === '' ? [] : [payeeOf(typed, at + 1)]))

function payeeOf(typed: string, line: number): PayeeLine {
  const email = ADDRESS.exec(typed)?.[0] ?? ''
  const others = typed.replace(email, ' ')
  const amount = AMOUNT.exec(others)?.[0] ?? ''
  const note = others.replace(amount, ' ').replaceAll(EDGES, '').replaceAll(/\s+/g, ' ')
  return { email, amount: amount.trim(), note, line }
}
