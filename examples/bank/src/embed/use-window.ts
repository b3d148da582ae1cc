import { useState } from 'react'
import type { Host } from './use-host.ts'
import { askWindow, WindowBlockedError, type WindowWishes } from './window-channel.ts'

/** A window of the bank that a frame opens. */
export interface BankWindow {
  readonly isOpen: boolean
  readonly isBlocked: boolean
  /**
   * Sends a question to a new window. Call it in the click. Returns undefined if there was no
   * answer.
   */
  readonly ask: <Answer>(
    path: string,
    question: unknown,
    wishes?: WindowWishes,
  ) => Promise<Answer | undefined>
}

/** Lets a frame open one window of the bank at a time. Informs the host if the browser blocks it. */
export function useWindow(host: Host): BankWindow {
  const [isOpen, setOpen] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  return {
    isOpen,
    isBlocked,
    async ask<Answer>(path: string, question: unknown, wishes?: WindowWishes) {
      setBlocked(false)
      setOpen(true)
      try {
        return await askWindow<Answer>(path, question, wishes)
      } catch (error) {
        if (!(error instanceof WindowBlockedError)) throw error
        setBlocked(true)
        if (host.status === 'connected') host.link.send({ type: 'failed', code: 'window_blocked' })
        return undefined
      } finally {
        setOpen(false)
      }
    },
  }
}
