import { transfers } from '@sixpence/core/transfers'
import type { SixpenceError } from '@sixpence/core/errors'
import {
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { useAttempt } from '../../attempts/index.ts'
import {
  CardCollectorContext,
  thisPage,
  useCardBin,
  type CardBinTask,
  type CardNumberEntry,
  type CardNumberState,
  type CardToken,
  type CardVaultFault,
} from '../../card-vault/index.ts'
import { useSixpence } from '../../provider/index.ts'

/** The number of a card, typed where this page can't read it. */
export interface CardNumberTask {
  /** The ref of the element that holds the frame; it stays in the page. */
  readonly target: RefObject<HTMLDivElement | null>
  readonly number: CardNumberState
  /** The facts known about the card by its first digits. */
  readonly bin: CardBinTask
  readonly isReady: boolean
  /** The reason why there is no field. */
  readonly fault: CardVaultFault | undefined
  /** The reason why the bank opened none. */
  readonly error: SixpenceError | undefined
  /** Opens the field again. The typed number is lost. */
  readonly refetch: () => void
  readonly focus: () => void
  /** Sends the number to the vault. */
  readonly tokenize: () => Promise<CardToken>
}

interface Shown {
  readonly number: CardNumberState
  readonly isReady: boolean
  readonly fault?: CardVaultFault
}

const WAITING: Shown = { number: { validity: 'empty' }, isReady: false }

/** The name of the field, and what Enter does. */
export interface CardNumberOptions {
  /** The name of the field. */
  readonly label: string
  /** Called when Enter is pressed in it. */
  readonly onEnter: () => void
}

/** Takes the number of a card in a vault's frame. The number itself never reaches this code. */
export function useCardNumber(options: CardNumberOptions): CardNumberTask {
  const [shown, setShown] = useState(WAITING)
  const [attempt, setAttempt] = useState(0)
  const { entry, target, failure } = useEntry({ ...options, attempt, setShown })
  const bin = useCardBin(shown.number.bin ?? '')
  return {
    target,
    ...shown,
    fault: shown.fault,
    bin,
    error: failure,
    refetch: () => {
      setShown(WAITING)
      setAttempt(attempt + 1)
    },
    focus: useCallback(() => entry.current?.focus(), [entry]),
    tokenize: async () => (await entry.current?.tokenize()) ?? { fault: 'timeout' },
  }
}

interface Opening extends CardNumberOptions {
  readonly attempt: number
  readonly setShown: (change: (shown: Shown) => Shown) => void
}

/** Opens a field once for each attempt. */
function useEntry({ attempt, setShown, ...options }: Opening) {
  const client = useSixpence().use(transfers)
  const collector = useContext(CardCollectorContext)
  const { run, error } = useAttempt()
  const target = useRef<HTMLDivElement>(null)
  const entry = useRef<CardNumberEntry>(undefined)
  const latest = useRef(options)
  const [entered, countEnter] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    // Only now is the typed text before it known: a frame may report both at the same moment.
    if (entered > 0) latest.current.onEnter()
  }, [entered])
  useEffect(() => {
    let isOver = false
    const open = async () => {
      const opened = await run(() => client.openExternalCard(thisPage()))
      if (isOver || !opened || !target.current) return
      const request = { entry: opened, label: latest.current.label }
      entry.current = collector.open(target.current, request, {
        onReady: () => setShown(shown => ({ ...shown, isReady: true })),
        onChange: number => setShown(shown => ({ ...shown, number })),
        onEnter: countEnter,
        onFault: fault => setShown(() => ({ ...WAITING, fault })),
      })
    }
    // Delayed: strict mode mounts twice, and the first mount would open an unused field.
    const timer = setTimeout(() => void open())
    return () => {
      isOver = true
      clearTimeout(timer)
      entry.current?.close()
      entry.current = undefined
    }
  }, [attempt, client, collector, run, setShown])
  return { entry, target, failure: error }
}
