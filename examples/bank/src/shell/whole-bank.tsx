import type { Sixpence } from '@sixpence/core'
import { BotCheckProvider } from '@sixpence/react/bot-check'
import { SixpenceContext } from '@sixpence/react/provider'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { botCheckOf } from '../client/bot-check.ts'

/** Provides the whole bank and its bot check to a screen for people who aren't signed in. */
export function WholeBank({ sixpence, children }: { sixpence: Sixpence; children: ReactNode }) {
  const { config } = useRouteContext({ from: '__root__' })
  return (
    <SixpenceContext.Provider value={sixpence}>
      <BotCheckProvider adapter={botCheckOf(config)}>{children}</BotCheckProvider>
    </SixpenceContext.Provider>
  )
}
