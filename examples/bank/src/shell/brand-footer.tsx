import { useBrand } from '@sixpence/react/provider'
import { useMessages } from '@sixpence/react/i18n'
import { ExternalLink } from '@sixpence/react/ui'

const TERM_LINKS = {
  privacyPolicy: 'privacyPolicyLink',
  userAgreement: 'userAgreementLink',
} as const

export interface BrandFooterProps {
  /** True if the user acts for a business, which has other fees. */
  isBusiness?: boolean
}

/** The bank's name, terms, fees and contacts. */
export function BrandFooter({ isBusiness = false }: BrandFooterProps) {
  const { t } = useMessages('shell')
  const brand = useBrand()
  return (
    <footer className="sp-footer" aria-label={t('footerLabel')}>
      <ul className="sp-footer-links">
        {brand.terms.map(term => (
          <li key={term.id}>
            <ExternalLink href={term.url}>{t(TERM_LINKS[term.key])}</ExternalLink>
          </li>
        ))}
        <li>
          <ExternalLink href={brand.feeLinks[isBusiness ? 'business' : 'personal']}>
            {t(isBusiness ? 'feesBusinessLink' : 'feesPersonalLink')}
          </ExternalLink>
        </li>
        <li>
          {t('supportLabel')} <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>
        </li>
      </ul>
      <p>{brand.regulatedEntity.footerLines.join(' ')}</p>
    </footer>
  )
}
