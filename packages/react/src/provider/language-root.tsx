import { intlLocale } from '@sixpence/core/locale'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useMessageStore } from '../i18n/index.ts'
import { useTextSize } from './use-text-size.ts'

interface LanguageRootProps {
  className: string | undefined
  children: ReactNode
}

/**
 * The element around everything of a bank. Its `lang` is the language inside, whatever the page's
 * language is. It has no box of its own.
 */
export function LanguageRoot({ className, children }: LanguageRootProps) {
  const texts = useMessageStore()
  const { locale } = useSyncExternalStore(texts.subscribe, texts.getSnapshot, texts.getSnapshot)
  const ref = useTextSize()
  return (
    // All languages of the bank are written from left to right, also on a page that isn't.
    <div
      ref={ref}
      className={className === undefined ? 'sp-root' : `sp-root ${className}`}
      lang={intlLocale(locale)}
      dir="ltr"
    >
      {children}
    </div>
  )
}
