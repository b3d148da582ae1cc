import { useMessages } from '@sixpence/react/i18n'
import { useBrand } from '@sixpence/react/provider'
import { ExternalLink } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** The documents agreed between the customer and the bank. */
export function LegalTermsScreen() {
  const { t } = useMessages('start')
  const { terms, projectName, regulatedEntity } = useBrand()
  return (
    <Screen title={t('legalTitle')} lead={t('legalLead', { bank: projectName })}>
      <ul className="sp-plain-list">
        {terms.map(term => (
          <li key={term.id}>
            <ExternalLink href={term.url}>{term.text}</ExternalLink>
          </li>
        ))}
      </ul>
      <p>{[regulatedEntity.name, regulatedEntity.address].join(', ')}</p>
      <div>
        <Link to="/" className="sp-button sp-button-secondary">
          {t('notNowCta')}
        </Link>
      </div>
    </Screen>
  )
}
