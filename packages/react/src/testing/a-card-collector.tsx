import type {
  CardCollector,
  CardNumberEvents,
  CardNumberRequest,
  CardToken,
} from '../card-vault/index.ts'

/** A stand-in for a vault's frame: its requests, and the functions to answer for it. */
export interface TestCardCollector {
  readonly collector: CardCollector
  readonly latest: () => { readonly request: CardNumberRequest; readonly events: CardNumberEvents }
  /** Sets the vault's answer from now on. */
  readonly answer: (token: CardToken) => void
}

/** Stands in for a vault's frame: a field that keeps the typed text to itself. */
export function aCardCollector(first: CardToken = { token: 'card-1-4242' }): TestCardCollector {
  const opened: { request: CardNumberRequest; events: CardNumberEvents }[] = []
  const held = { token: first }
  const collector: CardCollector = {
    open(place, request, events) {
      opened.push({ request, events })
      const field = document.createElement('input')
      field.setAttribute('aria-label', request.label)
      field.inputMode = 'numeric'
      field.addEventListener('input', () => events.onChange(stateOf(field.value)))
      field.addEventListener('keydown', event => {
        if (event.key !== 'Enter') return
        // In the vault's frame it doesn't send a form of the page around it.
        event.preventDefault()
        events.onEnter()
      })
      place.append(field)
      events.onReady()
      return {
        focus: () => field.focus(),
        tokenize: async () => held.token,
        close: () => field.remove(),
      }
    },
  }
  const latest = () => {
    const last = opened.at(-1)
    if (!last) throw new Error('No field was opened')
    return last
  }
  return { collector, latest, answer: token => (held.token = token) }
}

function stateOf(typed: string) {
  const digits = typed.replaceAll(/\s/g, '')
  const isValid = digits.length === 16
  return {
    validity: digits === '' ? 'empty' : isValid ? 'valid' : 'wrong',
    bin: digits.length < 6 ? undefined : digits.slice(0, 6),
    lastFour: isValid ? digits.slice(-4) : undefined,
  } as const
}
