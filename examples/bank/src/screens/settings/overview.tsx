import { CALL_MARKS } from '@sixpence/core'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { Card, Icon, List, ListRow, PageHeader } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { ProfileCard } from './profile-card.tsx'

const PAGES = [
  { to: '/profile/security', title: 'securityTitle', text: 'securityText', icon: 'lock' },
  { to: '/profile/devices', title: 'devicesTitle', text: 'devicesText', icon: 'phone' },
  {
    to: '/profile/notifications',
    title: 'notificationsTitle',
    text: 'notificationsText',
    icon: 'mail',
  },
  {
    to: '/profile/login-history',
    title: 'loginHistoryTitle',
    text: 'loginHistoryText',
    icon: 'clock',
  },
  { to: '/profile/staff-access', title: 'staffActsTitle', text: 'staffActsText', icon: 'eye' },
  { to: '/profile/address', title: 'addressTitle', text: 'addressText', icon: 'home' },
  { to: '/company-access', title: 'usersTitle', text: 'usersText', icon: 'person' },
  { to: '/legal', title: 'legalTitle', text: 'legalText', icon: 'info' },
] as const

/** Who is signed in, and what can be set, each on a page of its own. */
export function SettingsScreen() {
  const { t } = useMessages('settings')
  useScreenTitle(t('title'))
  const { isBusiness, isStaff, mayCall } = useAccess()
  const isShown: Partial<Record<(typeof PAGES)[number]['to'], boolean>> = {
    // The next four are about whoever is signed in, and no customer of theirs.
    '/profile/security': !isStaff,
    '/profile/devices': !isStaff,
    '/profile/notifications': !isStaff,
    '/profile/login-history': !isStaff,
    '/profile/staff-access': !isStaff && mayCall(CALL_MARKS.staffActs),
    '/company-access': isBusiness && mayCall(CALL_MARKS.endAccess),
    '/profile/address': mayCall(CALL_MARKS.addresses),
  }
  const pages = PAGES.filter(({ to }) => isShown[to] ?? true)
  return (
    <div className="sp-screen">
      <PageHeader title={t('title')} />
      <div className="sp-with-aside">
        <ProfileCard />
        <Card padding="none">
          <List aria-label={t('listLabel')}>
            {pages.map(({ to, title, text, icon }) => (
              <ListRow
                key={to}
                leading={<Icon name={icon} />}
                title={t(title)}
                description={t(text)}
                link={row => <Link to={to} {...row} />}
              />
            ))}
          </List>
        </Card>
      </div>
    </div>
  )
}
