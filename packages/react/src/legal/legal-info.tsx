import { type LegalInfo as Info, legal } from '@sixpence/core/legal'
import { useId, type ReactNode } from 'react'
import { useAccounts, useCustomer } from '../accounts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { hosted, useActing } from '../provider/index.ts'
import { Card, DefinitionList, Heading, List, Loaded, StaleAlert, Stack } from '../ui/index.ts'
import { AccountLetter } from './account-letter.tsx'
import { DocumentRow } from './document-row.tsx'
import { useLegalInfo } from './use-legal-info.ts'

/** The bank's legal information, the accepted terms, and letters about accounts, each as a PDF. */
export const LegalInfo = hosted('LegalInfo', LegalInfoContent)

function LegalInfoContent() {
  const { t } = useMessages('legal')
  const task = useLegalInfo()
  return (
    <Loaded of={task} value={task.data} failedTitle={t('loadFailedTitle')} lines={6}>
      {info => (
        <Stack gap={6}>
          <StaleAlert of={task} />
          <Section title={t('bankTitle')}>
            <BankFacts entity={info.regulatedEntity} />
          </Section>
          <Section title={t('agreementsTitle')}>
            <Agreements agreements={info.agreements} />
          </Section>
          <AccountLetters />
        </Stack>
      )}
    </Loaded>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}

function BankFacts({ entity }: { entity: Info['regulatedEntity'] }) {
  const { t } = useMessages('legal')
  const { name, address, phone, email, web, footerLines } = entity
  return (
    <Card>
      <Stack gap={3}>
        <DefinitionList
          items={[
            { id: 'name', term: t('nameLabel'), details: name },
            { id: 'address', term: t('addressLabel'), details: address },
            { id: 'phone', term: t('phoneLabel'), details: phone },
            { id: 'email', term: t('emailLabel'), details: email },
            { id: 'web', term: t('webLabel'), details: web },
          ]}
        />
        <p className="sp-muted">{footerLines.join(' ')}</p>
      </Stack>
    </Card>
  )
}

function Agreements({ agreements }: Pick<Info, 'agreements'>) {
  const { t } = useMessages('legal')
  const formats = useFormats()
  return (
    <Card padding="none">
      <List aria-label={t('agreementsTitle')}>
        {agreements.map(({ id, title, acceptedAt }) => (
          <DocumentRow
            key={id}
            title={title}
            description={t('acceptedText', { date: formats.date(acceptedAt) })}
            fetch={bank => bank.use(legal).agreement({ id })}
          />
        ))}
      </List>
    </Card>
  )
}

/** A letter for each of the current customer's open accounts. Hidden if there is none. */
function AccountLetters() {
  const { t } = useMessages('legal')
  const { data: accounts = [] } = useAccounts()
  const { data: customer } = useCustomer()
  const acting = useActing()
  const holder = acting.customerId ?? customer?.customerId
  const open = accounts.filter(
    ({ accountStatusId, customerId }) => accountStatusId === 'active' && customerId === holder,
  )
  if (open.length === 0) return null
  return (
    <Section title={t('lettersTitle')}>
      <p className="sp-lead">{t('lettersText')}</p>
      <Card padding="none">
        <List aria-label={t('lettersTitle')}>
          {open.map(account => (
            <AccountLetter key={account.accountId} account={account} />
          ))}
        </List>
      </Card>
    </Section>
  )
}
