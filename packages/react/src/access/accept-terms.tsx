import type { Term } from '@sixpence/core/errors'
import { useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Checkbox, EmptyState, ErrorView, Form, Skeleton, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { useAcceptTerms } from './use-accept-terms.ts'

/** Lists the terms that wait for agreement. All of them must be ticked. */
export const AcceptTerms = hosted('AcceptTerms', AcceptTermsContent)

function AcceptTermsContent() {
  const { t } = useMessages('access')
  const { data: terms, error, refetch, accept, change } = useAcceptTerms()
  if (error) return <ErrorView failure={error} onRetry={refetch} />
  if (!terms) return <Skeleton shape="row" lines={3} label={t('loadingStatus')} />
  if (terms.length === 0) return <EmptyState title={t('noTermsTitle')} icon="check" />
  return <TermsForm terms={terms} accept={accept} change={change} />
}

interface TermsFormProps extends Pick<ReturnType<typeof useAcceptTerms>, 'accept' | 'change'> {
  terms: readonly Term[]
}

const TICK = { kind: 'tick' } as const

function TermsForm({ terms, accept, change: { isPending, error } }: TermsFormProps) {
  const { t } = useMessages('access')
  const form = useForm(Object.fromEntries(terms.map(({ id }) => [id, TICK])), {
    attempt: { isPending, error },
    send: accept,
  })
  return (
    <Form className="sp-terms-form" onSubmit={form.submit}>
      <Stack gap={5}>
        <ErrorView failure={form.error} title={t('termsFailedTitle')} />
        {terms.map(term => (
          <article key={term.id} className="sp-term">
            <details className="sp-disclosure">
              <summary>{term.title}</summary>
              {term.text.split('\n').map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
            <Checkbox {...form.tick(term.id, t('termMissingError'))}>
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
