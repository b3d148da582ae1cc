import { REPUTATION_TYPES, type ReputationType } from '@sixpence/core'
import { useState } from 'react'
import { EmailField, useEmailDraft } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Card, Form, NativeSelect, Stack } from '../ui/index.ts'
import { ReputationAnswer } from './reputation-answer.tsx'
import type { ReputationQuestion } from './use-reputation.ts'

/** Looks up the reputation of an email address. */
export function Reputation() {
  const { t } = useMessages('merchant')
  const email = useEmailDraft()
  const [type, setType] = useState<ReputationType | 'all'>('all')
  const [question, setQuestion] = useState<ReputationQuestion>()
  const ask = () => {
    if (!email.validate()) return
    setQuestion({ email: email.address, ...(type !== 'all' && { type }) })
  }
  return (
    <Stack gap={5}>
      <Card>
        <Form role="search" className="sp-select-fields" onSubmit={ask}>
          <Stack gap={4}>
            <EmailField
              label={t('emailLabel')}
              draft={email}
              invalidText={t('emailInvalidError')}
            />
            <NativeSelect
              label={t('reputationTypeLabel')}
              selectedId={type}
              options={[
                { id: 'all', label: t('allDealingsOption') },
                ...REPUTATION_TYPES.map(id => ({ id, label: t(`${id}Option`) })),
              ]}
              onSelect={setType}
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
