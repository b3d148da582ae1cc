import { useRef, type KeyboardEvent } from 'react'
import { useFormats } from '../../../i18n/index.ts'
import type { SelectOption } from './select-option.tsx'

/** The time after which typed letters start a new word. */
const WORD_MS = 1_000

interface SelectKeys {
  options: readonly SelectOption[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  onOpen: (from: 'first' | 'last') => void
}

/**
 * Returns what keys do at the button of a closed `Select`: up and down open it, left and right
 * select the option beside, and letters the one that begins with them.
 */
export function useSelectKeys({ options, selectedId, onSelect, onOpen }: SelectKeys) {
  const { languageTag } = useFormats()
  const typed = useRef({ text: '', at: 0 })
  const enabled = options.filter(({ isDisabled }) => !isDisabled)

  const select = (option: SelectOption | undefined) => {
    if (option && option.id !== selectedId) onSelect(option.id)
  }
  const step = (by: number) => {
    const at = enabled.findIndex(({ id }) => id === selectedId)
    select(at < 0 ? enabled.at(by > 0 ? 0 : -1) : enabled[at + by])
  }
  const search = (letter: string, at: number) => {
    const { text, at: before } = typed.current
    const word = at - before < WORD_MS ? text + letter : letter
    typed.current = { text: word, at }
    const { compare } = new Intl.Collator(languageTag, { usage: 'search', sensitivity: 'base' })
    select(enabled.find(({ label }) => compare(label.slice(0, word.length), word) === 0))
  }
  const act = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') onOpen(key === 'ArrowDown' ? 'first' : 'last')
    else if (key === 'ArrowLeft' || key === 'ArrowRight') step(isBack(event) ? -1 : 1)
    else if (key.length === 1 && key !== ' ') search(key, event.timeStamp)
    else return false
    return true
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    if (!isShortcut && act(event)) event.preventDefault()
  }
}

const isBack = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean =>
  (key === 'ArrowLeft') !== (getComputedStyle(currentTarget).direction === 'rtl')
