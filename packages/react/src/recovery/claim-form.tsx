import { cleanEmailAddress } from '@sixpence/core'
import { useState } from 'react'
import type { BotCheck } from '../bot-check/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, ErrorView, Form, Stack, TextField } from '../ui/index.ts'
import { claimFaults, type ClaimDraft } from './claim-faults.ts'
import type { RecoveryTask } from './use-recovery.ts'

export interface ClaimFormProps {
  task: RecoveryTask
  botCheck: BotCheck
}

const FAULT = {
  missing: 'fieldMissingError',
  not_an_address: 'emailInvalidError',
  same_address: 'recoveryEmailSameError',
} as const

/** Asks for the account, and if its email can still be read. */
export function ClaimForm({ task, botCheck }: ClaimFormProps) {
  const { t } = useMessages('recovery')
  const { isLost, setLost, field, submit } = useClaim(task, botCheck, fault => t(FAULT[fault]))
  return (
    <Form onSubmit={submit} aria-label={t('formLabel')}>
      <Stack gap={4}>
        <p className="sp-lead">{t(isLost ? 'lostLead' : 'emailLead')}</p>
        <ErrorView failure={task.failure} title={t('failedTitle')} />
        <TextField
          {...field('email')}
          label={t('emailLabel')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        {isLost && (
          <>
            <TextField
              {...field('firstName')}
              label={t('firstNameLabel')}
              autoComplete="given-name"
            />
            <TextField
              {...field('lastName')}
              label={t('lastNameLabel')}
              autoComplete="family-name"
            />
            <TextField {...field('dob')} label={t('dobLabel')} type="date" autoComplete="bday" />
            <TextField
              {...field('recoveryEmail')}
              label={t('recoveryEmailLabel')}
              description={t('recoveryEmailText')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          </>
        )}
        {botCheck.check}
        <Button type="submit" variant="primary" isWide isPending={task.isPending}>
          {t(isLost ? 'claimCta' : 'sendCodeCta')}
        </Button>
        <Button variant="link" onPress={() => setLost(!isLost)}>
          {t(isLost ? 'canReadCta' : 'cannotReadCta')}
        </Button>
      </Stack>
    </Form>
  )
}

function useClaim(
  task: RecoveryTask,
  botCheck: BotCheck,
  say: (fault: keyof typeof FAULT) => string,
) {
  const [draft, setDraft] = useState<ClaimDraft>({
    email: task.email,
    firstName: '',
    lastName: '',
    dob: '',
    recoveryEmail: '',
  })
  const [isLost, setLost] = useState(false)
  const [isJudged, setJudged] = useState(false)
  const faults = claimFaults(draft, isLost)

  function submit() {
    setJudged(true)
    if (Object.keys(faults).length > 0 || !botCheck.isPassed) return undefined
    const email = cleanEmailAddress(draft.email)
    return isLost ? task.claim({ ...draft, email }) : task.requestCode(email)
  }

  function field(name: keyof ClaimDraft) {
    const fault = isJudged ? faults[name] : undefined
    return {
      name,
      value: draft[name],
      onChange: (typed: string) => setDraft(present => ({ ...present, [name]: typed })),
      error: fault && say(fault),
      spellCheck: false,
    }
  }

  return { isLost, setLost, field, submit }
}
