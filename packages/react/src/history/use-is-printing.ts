import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Returns true while the page is printed or previewed. Changes before the browser lays it out. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, read, readOnServer)
}

const PRINT = 'print'

let isBetween = false

function subscribe(onChange: () => void): () => void {
  const paper = window.matchMedia?.(PRINT)
  const turn = (isOn: boolean) => () => {
    isBetween = isOn
    // The browser lays out the page as soon as this returns.
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
