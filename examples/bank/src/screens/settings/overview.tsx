import { useMessages } from '@sixpence/react/i18n'
import { Card, Icon, List, ListRow, PageHeader } from '@sixpence/react/ui'
import { useRouter } from '@tanstack/react-router'
import { useScreenTitle } from '../../shell/use-screen-title.ts'

const PAGES = [
  { to: '/settings/security', title: 'securityTitle', text: 'securityText', icon: 'lock' },
  { to: '/settings/devices', title: 'devicesTitle', text: 'devicesText', icon: 'phone' },
  {
    to: '/settings/login-history',
    title: 'loginHistoryTitle',
    text: 'loginHistoryText',
    icon: 'clock',
  },
] as const

/** What can be set, each on a page of its own. */
export function SettingsScreen() {
  const { t } = useMessages('settings')
  useScreenTitle(t('title'))
  const router = useRouter()
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('title')} />
      <Card padding="none">
        <List aria-label={t('listLabel')}>
          {PAGES.map(({ to, title, text, icon }) => (
            <ListRow
              key={to}
              leading={<Icon name={icon} />}
              title={t(title)}
              description={t(text)}
              onPress={() => void router.navigate({ to })}
            />
          ))}
        </List>
      </Card>
    </div>
  )
}
