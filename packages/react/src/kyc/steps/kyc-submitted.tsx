import type { KycCustomerInfo } from '@sixpence/core'
import { useEffect, useRef } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useNavigateTo } from '../../provider/index.ts'
import { Button, Stack, TitledCard } from '../../ui/index.ts'

/** What happens now that everything was submitted, and by when. */
export function KycSubmitted({ info }: { info: KycCustomerInfo }) {
  const { t } = useMessages('kyc')
  const formats = useFormats()
  const navigateTo = useNavigateTo()
  const root = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => root.current?.focus(), [])
  const date = info.decisionBy === undefined ? '' : formats.calendarDay(info.decisionBy)
  return (
    <div ref={root} tabIndex={-1}>
      <TitledCard title={t('submittedTitle')} text={t('submittedText', { date })}>
        <Stack gap={3}>
          <p>{t('submittedNextText')}</p>
          <div className="sp-button-row">
            <Button variant="primary" onPress={() => navigateTo({ to: 'start' })}>
              {t('homeCta')}
            </Button>
          </div>
        </Stack>
      </TitledCard>
    </div>
  )
}
