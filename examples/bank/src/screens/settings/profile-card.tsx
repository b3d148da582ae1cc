import { useAccess } from '@sixpence/react/access'
import { useCustomer } from '@sixpence/react/accounts'
import { useFormats, useMessages } from '@sixpence/react/i18n'
import { Card, DefinitionList, ErrorView, Skeleton } from '@sixpence/react/ui'

/** The owner of the profile: the user, or the customer whom they act for. */
export function ProfileCard() {
  const { isActing } = useAccess()
  return isActing ? <ActedFor /> : <Own />
}

function ActedFor() {
  const { t } = useMessages('settings')
  const { accessInfo, isBusiness } = useAccess()
  if (!accessInfo) return <Skeleton shape="row" />
  const term = t(isBusiness ? 'businessLabel' : 'nameLabel')
  return (
    <Card as="section" aria-label={accessInfo.customerName}>
      <DefinitionList items={[{ id: 'name', term, details: accessInfo.customerName }]} />
    </Card>
  )
}

function Own() {
  const { t } = useMessages('settings')
  const formats = useFormats()
  const { isBusiness } = useAccess()
  const { customer, isLoading, error } = useCustomer()
  if (isLoading) return <Skeleton shape="row" lines={isBusiness ? 3 : 2} />
  if (!customer) return <ErrorView failure={error} />
  const { firstName, lastName, businessName, customerCreationDate: since } = customer
  const facts = [
    { id: 'business', term: t('businessLabel'), details: businessName },
    { id: 'name', term: t('nameLabel'), details: `${firstName} ${lastName}` },
    { id: 'since', term: t('sinceLabel'), details: since && formats.date(since) },
  ]
  return (
    <Card as="section" aria-label={t('youTitle')}>
      <DefinitionList items={facts.filter(({ details }) => details !== undefined)} />
    </Card>
  )
}
