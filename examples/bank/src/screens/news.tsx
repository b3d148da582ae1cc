import { AnnouncementDetail, Announcements } from '@sixpence/react/announcements'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** The bank's announcements, or the one in the address. */
export function NewsScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('newsTitle'))
  const { id } = useSearch({ from: '/main/news' })
  const router = useRouter()
  const back = { label: t('allNewsCta'), onPress: () => void router.navigate({ to: '/news' }) }
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('newsTitle')} back={id === undefined ? undefined : back} />
      {id === undefined ? <Announcements /> : <AnnouncementDetail key={id} id={id} />}
    </div>
  )
}
