import { PLAIN_TEXT_RAILS, type Rail, type ValidationError } from '@sixpence/protocol'
import { checkPaymentText } from '@sixpence/protocol/names'
import { refuse } from '../../http/index.ts'

interface Texts {
  /** Another payee's name; the bank writes the customer's own. */
  readonly payeeName: string | undefined
  readonly note: string | undefined
}

/**
 * Refuses a name or a message with characters that a rail can't carry: nothing is rewritten
 * unasked.
 *
 * @throws {Refusal} `VF` with each such field and the characters.
 */
export function checkLetters(rail: Rail, texts: Texts): void {
  if (!PLAIN_TEXT_RAILS.has(rail)) return
  const fields = [
    ...faultOf('payeeName', texts.payeeName ?? ''),
    ...faultOf('note', texts.note ?? ''),
  ]
  if (fields.length === 0) return
  const message = 'Some letters cannot be carried.'
  throw refuse.invalidInput(message, {
    fields: [...fields, { param: 'lettersNotCarried', description: message }],
  })
}

function faultOf(param: keyof Texts, text: string): readonly ValidationError[] {
  const checked = checkPaymentText(text)
  if (checked.isCarried) return []
  return [{ param, description: `This cannot be carried: ${checked.letters.join(' ')}` }]
}
