/// <reference types="vite/client" />
import record from '@sixpence/brands/aurelia/brand.json'
import type { Sixpence } from '@sixpence/core'
import { parseBrand } from '@sixpence/core/brand'
import type { DisplayLocale } from '@sixpence/core/locale'
import { cleanup, render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach } from 'vitest'
import type { LoadMessages, MessageTexts } from '../i18n/index.ts'
import { SixpenceProvider, type Destination } from '../provider/index.ts'
import type { HostEvents } from '../ui/index.ts'
import { aSixpence } from './a-sixpence.ts'
import { completeJsdom } from './complete-jsdom.ts'

export interface RenderOptions extends HostEvents {
  sixpence?: Sixpence
  locale?: DisplayLocale
  loadMessages?: LoadMessages
  onNavigate?: (destination: Destination) => void
}

afterEach(cleanup)

const FILES = import.meta.glob<{ default: MessageTexts }>('../../../../locales/*/*.json', {
  eager: true,
})

/** The real texts, at once. */
export const loadTexts: LoadMessages = (locale, domain) => {
  const texts = FILES[`../../../../locales/${locale}/${domain}.json`]?.default
  return texts ?? Promise.reject(new Error(`There is no ${locale}/${domain}.json`))
}

/** The surroundings of every component of the bank. */
export function InBank({ children, ...surroundings }: RenderOptions & { children: ReactNode }) {
  const { sixpence = SILENT, locale = 'en', loadMessages = loadTexts, ...events } = surroundings
  return (
    <StrictMode>
      <SixpenceProvider {...{ sixpence, locale, loadMessages, brand: BRAND, ...events }}>
        {children}
      </SixpenceProvider>
    </StrictMode>
  )
}

/** Renders inside the bank; `rerender` takes other surroundings. */
export function renderInBank(children: ReactNode, surroundings: RenderOptions = {}) {
  completeJsdom()
  const view = render(<InBank {...surroundings}>{children}</InBank>)
  return {
    ...view,
    rerenderInBank: (next: ReactNode, others: RenderOptions = surroundings) =>
      view.rerender(<InBank {...others}>{next}</InBank>),
  }
}

const SILENT = aSixpence()
const BRAND = parseBrand(record)
