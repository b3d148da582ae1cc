import { originVerdict, type OriginVerdict } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { loadStateOf } from '../../store/index.ts'
import {
  Alert,
  Button,
  Form,
  Inline,
  Loaded,
  Stack,
  TextField,
  TitledCard,
} from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Checks whether the page with a button belongs to one of the merchant's origins. */
export function PageStep() {
  const { t } = useMessages('integration')
  const query = merchantApi.savedButtons.useRead()
  return (
    <TitledCard title={t('pageTitle')} text={t('pageLead')}>
      <Loaded
        of={loadStateOf(query)}
        value={query.data?.origins}
        failedTitle={t('originsFailedTitle')}
      >
        {origins => <PageForm origins={origins} />}
      </Loaded>
    </TitledCard>
  )
}

function PageForm({ origins }: { origins: readonly string[] }) {
  const { t } = useMessages('integration')
  const [address, setAddress] = useState('')
  const [verdict, setVerdict] = useState<OriginVerdict>()
  const isNone = verdict?.result === 'noAddress'
  const check = () => {
    setVerdict(originVerdict(address, origins))
  }
  return (
    <Form onSubmit={check}>
      <Stack gap={4}>
        <TextField
          label={t('pageLabel')}
          description={t('pageText')}
          value={address}
          autoComplete="off"
          spellCheck={false}
          error={isNone ? t('noAddressError') : undefined}
          onChange={typed => {
            setAddress(typed)
            setVerdict(undefined)
          }}
        />
        <Alert tone={verdict?.result === 'registered' ? 'positive' : 'warning'} announce="soon">
          {verdict && verdict.result !== 'noAddress' && (
            <span className="sp-break">
              {t(`${verdict.result}Text`, {
                origin: verdict.origin ?? '',
                registered: verdict.registered ?? '',
              })}
            </span>
          )}
        </Alert>
        <Inline>
          <Button type="submit">{t('checkPageCta')}</Button>
        </Inline>
      </Stack>
    </Form>
  )
}
