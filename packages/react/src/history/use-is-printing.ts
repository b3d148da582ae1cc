import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, or looked at as it will be. Known before it is laid out. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, read, readOnServer)
}

const PRINT = 'print'

let isBetween = false

function subscribe(onChange: () => void): () => void {
  const paper = window.matchMedia?.(PRINT)
  const turn = (isOn: boolean) => () => {
    isBetween = isOn
    // The browser lays the paper out as soon as this returns.
    flushSync(onChange)
  }
  const begin = turn(true)
  const end = turn(false)
  const change = () => flushSync(onChange)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  paper?.addEventListener('change', change)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper?.removeEventListener('change', change)
  }
}

const read = () => isBetween || (window.matchMedia?.(PRINT).matches ?? false)

const readOnServer = () => false
