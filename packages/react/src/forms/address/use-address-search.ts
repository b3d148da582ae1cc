import {
  ADDRESS_SEARCH_LENGTH,
  type AddressSuggestion,
  type FoundAddress,
  lookups,
} from '@sixpence/core/lookups'
import { useEffect, useRef, useState } from 'react'
import { useSixpence } from '../../provider/index.ts'

const PAUSE_MS = 250

interface Found {
  /** The text to which this is the answer. */
  readonly of: string
  readonly suggestions: readonly AddressSuggestion[]
  readonly isFailed: boolean
}

const NOTHING = { suggestions: [], isFailed: false } as const

const FAILED = { suggestions: [], isFailed: true } as const

/** A search for an address while it is typed. */
export interface AddressSearchTask extends Omit<Found, 'of'> {
  readonly text: string
  readonly type: (text: string) => void
  readonly choose: (suggestion: AddressSuggestion) => void
}

/** Looks up the text once typing pauses. Only the answer to the latest text counts. */
export function useAddressSearch(
  countryCode: string,
  onFound: (address: FoundAddress) => void,
): AddressSearchTask {
  const sixpence = useSixpence()
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  const [found, setFound] = useState<Found>()
  const question = `${countryCode} ${wanted}`
  const resolving = useRef<AbortController>(undefined)
  // Uses the latest callback, so that fields edited meanwhile keep their values.
  const latest = useRef(onFound)
  useEffect(() => {
    latest.current = onFound
  })
  const stop = () => resolving.current?.abort()
  useEffect(() => () => resolving.current?.abort(), [countryCode])
  useEffect(() => {
    if (wanted.length < ADDRESS_SEARCH_LENGTH.min || countryCode === '') return undefined
    const { signal, abort } = cancellable()
    const ask = async () => {
      const answer = await sixpence
        .use(lookups)
        .addresses.suggest(wanted, countryCode, signal)
        .then(
          suggestions => ({ suggestions, isFailed: false }),
          () => FAILED,
        )
      if (!signal.aborted) setFound({ ...answer, of: question })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort()
    }
  }, [sixpence, countryCode, wanted, question])
  return {
    ...(found?.of === question ? found : NOTHING),
    text,
    type(typed) {
      stop()
      setText(typed)
      setWanted(typed.trim())
    },
    choose({ id, label }) {
      stop()
      const { signal, controller } = cancellable()
      resolving.current = controller
      setText(label)
      setWanted('')
      sixpence
        .use(lookups)
        .addresses.resolve(id, signal)
        .then(
          address => !signal.aborted && latest.current(address),
          () => !signal.aborted && setFound({ ...FAILED, of: `${countryCode} ` }),
        )
    },
  }
}

function cancellable() {
  const controller = new AbortController()
  return { controller, signal: controller.signal, abort: () => controller.abort() }
}
