import { addressLine } from '@sixpence/core/lookups'
import type { CustomerAddress } from '@sixpence/core/profile'
import { useState } from 'react'
import { useAddress } from '../../accounts/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { Alert, Badge, Button, Card, Inline, Loaded, Stack } from '../../ui/index.ts'
import { hosted } from '../../provider/index.ts'
import { MoveForm } from './move-form.tsx'

export interface AddressChangeProps {
  /** True if the user may change the customer's address. Default: true. The bank checks it as well. */
  mayChange?: boolean | undefined
  /** True if the form is open from the start. */
  isOpen?: boolean | undefined
}

/** Shows the customer's address and a form to change it. Warns first about effects on their cards. */
export const AddressChange = hosted('AddressChange', AddressChangeContent)

function AddressChangeContent({ mayChange = true, isOpen = false }: AddressChangeProps) {
  const { t } = useMessages('cards')
  const task = useAddress()
  const [stage, setStage] = useState<'shown' | 'moving' | 'moved'>(isOpen ? 'moving' : 'shown')
  return (
    <Loaded
      of={task}
      value={task.isKnown ? { address: task.data } : undefined}
      failedTitle={t('addressFailedTitle')}
    >
      {({ address }) => (
        <Stack gap={5}>
          <Alert tone="positive">{stage === 'moved' ? t('movedText') : undefined}</Alert>
          <Card as="section" aria-label={t('moveTitle')}>
            {address ? <Present address={address} /> : <p>{t('noAddressText')}</p>}
          </Card>
          {mayChange && stage === 'moving' && (
            <MoveForm
              isFirst={!address}
              onMoved={() => setStage('moved')}
              onCancel={() => setStage('shown')}
            />
          )}
          {mayChange && stage !== 'moving' && (
            <div>
              <Button onPress={() => setStage('moving')}>{t('addAddressCta')}</Button>
            </div>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function Present({ address }: { address: CustomerAddress }) {
  const { t } = useMessages('cards')
  const { languageTag } = useFormats()
  const { confirmed } = address
  return (
    <Inline justify="between">
      <address className="sp-address">{addressLine(address, languageTag)}</address>
      <Badge tone={confirmed ? 'positive' : 'neutral'}>
        {t(confirmed ? 'confirmedStatus' : 'unconfirmedStatus')}
      </Badge>
    </Inline>
  )
}
