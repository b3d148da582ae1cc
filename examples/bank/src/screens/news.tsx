import { AnnouncementDetail, Announcements } from '@sixpence/react/announcements'
import { useMessages } from '@sixpence/react/i18n'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Screen } from '../shell/screen.tsx'

/** The bank's announcements, or the one in the address. */
export function NewsScreen() {
  const { t } = useMessages('shell')
  const { id } = useSearch({ from: '/main/news' })
  const router = useRouter()
  const back = { label: t('allNewsCta'), onPress: () => void router.navigate({ to: '/news' }) }
  return (
    <Screen title={t('newsTitle')} back={id === undefined ? undefined : back} isNarrow>
      {id === undefined ? <Announcements /> : <AnnouncementDetail key={id} id={id} />}
    </Screen>
  )
}
