import type { Brand } from '@sixpence/core/brand'
import { useMessages } from '@sixpence/react/i18n'
import { SignPapers, type SignPapersProps } from '@sixpence/react/signatures'
import { PageHeader } from '@sixpence/react/ui'
import { useEffect } from 'react'

export interface SigningPageProps extends SignPapersProps {
  brand: Pick<Brand, 'projectName'>
}

/** The page around a provider's papers. */
export function SigningPage({ brand: { projectName }, ...papers }: SigningPageProps) {
  const { t } = useMessages('signatures')
  const title = t('pageTitle')
  useEffect(() => {
    document.title = `${title} · ${projectName}`
  }, [title, projectName])
  return (
    <div className="sp-signing-page">
      <header>
        <img className="sp-brand-logo" src="/brand/logo.svg" alt={projectName} />
      </header>
      <main>
        <PageHeader title={title} />
        <SignPapers {...papers} />
      </main>
    </div>
  )
}
