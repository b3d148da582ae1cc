import type { Term } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, Checkbox, EmptyState, ErrorView, Form, Skeleton, Stack } from '../ui/index.ts'
import { useAcceptTerms } from './use-accept-terms.ts'

/** Lists the terms that wait for agreement. All of them must be ticked. */
export function AcceptTerms() {
  const { t } = useMessages('access')
  const { terms, loadFailure, retry, ...task } = useAcceptTerms()
  if (loadFailure) return <ErrorView failure={loadFailure} onRetry={retry} />
  if (!terms) return <Skeleton shape="row" lines={3} label={t('loadingStatus')} />
  if (terms.length === 0) return <EmptyState title={t('noTermsTitle')} icon="check" />
  return <TermsForm terms={terms} {...task} />
}

interface TermsFormProps extends Pick<
  ReturnType<typeof useAcceptTerms>,
  'accept' | 'isPending' | 'failure'
> {
  terms: readonly Term[]
}

function TermsForm({ terms, accept, isPending, failure }: TermsFormProps) {
  const { t } = useMessages('access')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const isMissing = (id: string) => isAsked && !ticked.has(id)

  function submit() {
    if (terms.every(({ id }) => ticked.has(id))) return void accept()
    setAsked(true)
  }

  return (
    <Form className="sp-terms-form" onSubmit={submit}>
      <Stack gap={5}>
        <ErrorView failure={failure} title={t('termsFailedTitle')} />
        {terms.map(term => (
          <article key={term.id} className="sp-term">
            <details className="sp-disclosure">
              <summary>{term.title}</summary>
              {term.text.split('\n').map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
            <Checkbox
              isSelected={ticked.has(term.id)}
              error={isMissing(term.id) ? t('termMissingError') : undefined}
              onChange={isOn => setTicked(withOne(ticked, term.id, isOn))}
            >
              {t('termLabel', { title: term.title })}
            </Checkbox>
          </article>
        ))}
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('acceptCta')}
        </Button>
      </Stack>
    </Form>
  )
}

function withOne(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
