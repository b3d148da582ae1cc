import { useMessages } from '@sixpence/react/i18n'
import { PageHeader, safeUrl } from '@sixpence/react/ui'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The way to the bank's earlier website, for customers whom the bank still keeps there. */
export function OldWebScreen() {
  const { t } = useMessages('start')
  const { t: tAccess } = useMessages('access')
  useScreenTitle(t('oldWebTitle'))
  const { oldWebUrl = '' } = useRouteContext({ from: '/' })
  const url = safeUrl(oldWebUrl)
  useEffect(() => {
    if (url) window.location.assign(url)
  }, [url])
  return (
    <main id="main" className="sp-not-found">
      <PageHeader title={t('oldWebTitle')} lead={t('oldWebText')} />
      {url && (
        <a className="sp-button sp-button-primary" href={url}>
          {tAccess('oldWebLink')}
        </a>
      )}
    </main>
  )
}
