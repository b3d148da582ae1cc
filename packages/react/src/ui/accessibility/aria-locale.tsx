import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useFormats } from '../../i18n/index.ts'

/**
 * Gives parts of React Aria the language on show; without it they use the browser's. Stands around
 * those parts only: asking the browser for its languages takes a phone a tenth of a second, and
 * pages like the sign-in have none of those parts.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useFormats().languageTag}>{children}</I18nProvider>
}
