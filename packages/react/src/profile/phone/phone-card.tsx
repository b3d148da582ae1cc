import type { Phone, Profile } from '@sixpence/core/profile'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { hosted, LazyDialog } from '../../provider/index.ts'
import { Badge, Button, Card, Inline, lazyComponent, Stack } from '../../ui/index.ts'

// The form contains the plans of all countries: it loads when it is opened.
const PhonePopup = lazyComponent(() => import('./phone-popup.tsx'), 'PhonePopup')

export interface PhoneCardProps {
  profile: Pick<Profile, 'phone' | 'newPhone' | 'residenceCountry'>
  mayChange: boolean
}

/** The customer's phone, and the one that replaces it once it is confirmed. */
export const PhoneCard = hosted('PhoneCard', PhoneCardContent)

function PhoneCardContent({ profile, mayChange }: PhoneCardProps) {
  const { t } = useMessages('profile')
  const [isOpen, setOpen] = useState(false)
  const { phone, newPhone } = profile
  return (
    <Card>
      <Stack gap={4}>
        {phone ? <Line phone={phone} /> : <p>{t('phoneEmptyText')}</p>}
        {newPhone && <Line phone={newPhone} />}
        {newPhone && <p className="sp-muted">{t('newPhoneText')}</p>}
        {mayChange && (
          <Inline>
            <Button onPress={() => setOpen(true)} onApproach={() => void PhonePopup.preload()}>
              {t(isConfirmed(phone) ? 'changePhoneCta' : 'addPhoneCta')}
            </Button>
          </Inline>
        )}
      </Stack>
      {isOpen && <Popup profile={profile} onClose={() => setOpen(false)} />}
    </Card>
  )
}

const isConfirmed = (phone: Phone | undefined) => phone?.confirmed === true

function Popup({ profile, onClose }: Pick<PhoneCardProps, 'profile'> & { onClose: () => void }) {
  const { phone, newPhone, residenceCountry } = profile
  return (
    <LazyDialog onClose={onClose}>
      <PhonePopup
        phoneId={phone?.id}
        waiting={newPhone ?? (isConfirmed(phone) ? undefined : phone)}
        countryCode={residenceCountry}
        onClose={onClose}
      />
    </LazyDialog>
  )
}

function Line({ phone: { countryCode, number, confirmed } }: { phone: Phone }) {
  const { t } = useMessages('profile')
  const inFull = `+${countryCode} ${number}`
  return (
    <Inline justify="between">
      <bdi dir="ltr">{inFull}</bdi>
      <Badge tone={confirmed ? 'positive' : 'neutral'}>
        {t(confirmed ? 'confirmedStatus' : 'unconfirmedStatus')}
      </Badge>
    </Inline>
  )
}
