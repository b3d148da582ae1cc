import { intlLocale, textDirection } from '@sixpence/core/locale'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useMessageStore } from '../i18n/index.ts'
import { useTextSize } from './use-text-size.ts'

interface LanguageRootProps {
  className: string | undefined
  children: ReactNode
}

/**
 * The element around everything of a bank. Its `lang` and `dir` are those of the language inside,
 * whatever the page's are. It has no box of its own.
 */
export function LanguageRoot({ className, children }: LanguageRootProps) {
  const texts = useMessageStore()
  const { locale } = useSyncExternalStore(texts.subscribe, texts.getSnapshot, texts.getSnapshot)
  const textSize = useTextSize()
  return (
    <div
      className={className === undefined ? 'sp-root' : `sp-root ${className}`}
      lang={intlLocale(locale)}
      dir={textDirection(locale)}
    >
      {children}
      <span ref={textSize} className="sp-text-size" aria-hidden />
    </div>
  )
}
