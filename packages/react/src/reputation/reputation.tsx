import { REPUTATION_FIELDS, REPUTATION_TYPES } from '@sixpence/core/merchant'
import { useState } from 'react'
import { filledIn, useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Card, Form, NativeSelect, Stack, TextField } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { ReputationAnswer } from './reputation-answer.tsx'
import type { ReputationQuestion } from './use-reputation.ts'

/** Looks up the reputation of an email address. */
export const Reputation = hosted('Reputation', ReputationContent)

function ReputationContent() {
  const { t } = useMessages('merchant')
  const [question, setQuestion] = useState<ReputationQuestion>()
  const form = useForm(REPUTATION_FIELDS, {
    send: ({ email, type }) => setQuestion({ email, ...filledIn({ type }) }),
  })
  return (
    <Stack gap={5}>
      <Card>
        <Form role="search" className="sp-select-fields" onSubmit={form.submit}>
          <Stack gap={4}>
            <TextField {...form.field('email', t('emailInvalidError'))} label={t('emailLabel')} />
            <NativeSelect
              {...form.choice('type')}
              label={t('reputationTypeLabel')}
              options={[
                { id: '', label: t('allDealingsOption') },
                ...REPUTATION_TYPES.map(id => ({ id, label: t(`${id}Option`) })),
              ]}
            />
            <Button type="submit" variant="primary">
              {t('lookUpCta')}
            </Button>
          </Stack>
        </Form>
      </Card>
      {question && <ReputationAnswer question={question} />}
    </Stack>
  )
}
