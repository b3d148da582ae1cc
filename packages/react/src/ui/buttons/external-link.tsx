import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { safeUrl } from './safe-url.ts'

export interface ExternalLinkProps {
  /** An address without `https:` is shown as plain text, without a link. */
  href: string
  children: ReactNode
  /** `primary`: the one thing this screen is for. */
  look?: 'link' | 'primary' | undefined
}

const LOOKS = { link: 'sp-link', primary: 'sp-button sp-button-primary' } as const

/** Leads out of the bank, in a new tab that can't reach back. */
export function ExternalLink({ href, children, look = 'link' }: ExternalLinkProps) {
  const { t } = useMessages('common')
  const url = safeUrl(href)
  if (!url) return <span>{children}</span>
  return (
    <a className={LOOKS[look]} href={url} target="_blank" rel="noopener noreferrer">
      {children} <span className="sp-visually-hidden">{t('newTabNote')}</span>
    </a>
  )
}
