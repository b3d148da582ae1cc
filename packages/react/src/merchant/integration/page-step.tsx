import { originVerdict } from '@sixpence/core/merchant'
import type { Fields } from '@sixpence/core/fields'
import { useState } from 'react'
import { useForm } from '../../forms/index.ts'
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

const FIELDS = { page: { kind: 'text', most: 1000, isOptional: true } } as const satisfies Fields

function PageForm({ origins }: { origins: readonly string[] }) {
  const { t } = useMessages('integration')
  const [checked, setChecked] = useState<string>()
  const form = useForm(FIELDS, {
    check: ({ page }) => ({
      page: originVerdict(page, origins).result === 'noAddress' ? t('noAddressError') : undefined,
    }),
    send: ({ page }) => setChecked(page),
  })
  const verdict = checked === form.values.page ? originVerdict(checked, origins) : undefined
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={4}>
        <TextField
          {...form.field('page')}
          label={t('pageLabel')}
          description={t('pageText')}
          spellCheck={false}
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
