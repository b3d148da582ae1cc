import { useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Alert, Button, ErrorView, Form, Stack, TextField } from '../../ui/index.ts'
import { cardsApi } from '../cards-api.ts'

const LENGTH = 4
const EMPTY = { pin: '', pinRepeat: '' }
type Field = keyof typeof EMPTY

/** Asks for a new PIN twice. Clears the fields once it has changed. */
export function ChangePin({ accountId }: { accountId: string }) {
  const { t } = useMessages('cards')
  const [draft, setDraft] = useState(EMPTY)
  const [fault, setFault] = useState<{ field: Field; text: string }>()
  const [isDone, setDone] = useState(false)
  const { write, isPending, failure } = useWrite()
  const change = async () => {
    setFault(undefined)
    setDone(false)
    if (draft.pin.length !== LENGTH) {
      return setFault({ field: 'pin', text: t('pinLengthError') })
    }
    if (draft.pin !== draft.pinRepeat) {
      return setFault({ field: 'pinRepeat', text: t('pinRepeatError') })
    }
    if (!(await write(cardsApi.changePin, { accountId, ...draft }))) return undefined
    setDraft(EMPTY)
    return setDone(true)
  }
  const field = (name: Field) => ({
    name,
    value: draft[name],
    type: 'password' as const,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error:
      (fault?.field === name ? fault.text : undefined) ??
      failure?.fields.find(one => one.field === name)?.message,
    onChange: (typed: string) =>
      setDraft({ ...draft, [name]: typed.replace(/\D/g, '').slice(0, LENGTH) }),
  })
  const isAtField = failure?.fields.some(one => one.field in EMPTY)
  return (
    <Form onSubmit={change}>
      <Stack gap={4}>
        <Alert tone="positive">{isDone && t('pinChangedText')}</Alert>
        <ErrorView failure={isAtField ? undefined : failure} title={t('actionFailedTitle')} />
        <TextField {...field('pin')} label={t('pinLabel')} description={t('pinRuleText')} />
        <TextField {...field('pinRepeat')} label={t('pinRepeatLabel')} />
        <div>
          <Button type="submit" isPending={isPending}>
            {t('changePinCta')}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
