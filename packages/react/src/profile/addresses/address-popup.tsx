import { addressLine, type CustomerAddress } from '@sixpence/core'
import type { ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { SupportLink } from '../../provider/index.ts'
import { useWrite, type Writing } from '../../store/index.ts'
import { Badge, Button, Dialog, ErrorView, List, ListRow, Stack } from '../../ui/index.ts'
import { DOCUMENT_WORDS, documentTone } from '../document-words.ts'
import { profileApi } from '../profile-api.ts'
import { addressTone } from './address-words.ts'

interface AddressPopupProps {
  address: CustomerAddress
  mayChange: boolean
  /** What uploads a proof; shown where the bank asks for one. */
  proof: ReactNode
  onClose: () => void
}

/** One address: its proofs, and what can be done with it. */
export function AddressPopup({ address, mayChange, proof, onClose }: AddressPopupProps) {
  const { t } = useMessages('profile')
  const { languageTag } = useFormats()
  const change = useWrite()
  const { failure } = change
  const isFinal = address.uploadedDocuments?.[0]?.isFinal === true
  return (
    <Dialog
      isOpen
      title={addressLine(address, languageTag)}
      onClose={onClose}
      actions={
        mayChange && !isSettled(address) ? (
          <Actions address={address} change={change} onDone={onClose} />
        ) : undefined
      }
    >
      <Stack gap={4}>
        <ErrorView failure={failure} title={t('changeFailedTitle')} text={failure?.description} />
        {address.isPrimary && <p>{t('mainAddressText')}</p>}
        {needsProof(address) && <p>{t('proofNeededText')}</p>}
        <Proofs address={address} />
        {isProofAsked(address) && (isFinal ? <SupportLink /> : proof)}
      </Stack>
    </Dialog>
  )
}

const isSettled = ({ isPrimary, confirmed }: CustomerAddress) => isPrimary === true && confirmed

const needsProof = ({ confirmed, isDocumentRequired }: CustomerAddress) =>
  !confirmed && isDocumentRequired === true

/** A proof is missing, too old, or was not accepted. */
const isProofAsked = (address: CustomerAddress) =>
  needsProof(address) || address.isDocumentOutOfDate === true || addressTone(address) === 'warning'

interface ActionsProps {
  address: CustomerAddress
  change: Writing
  onDone: () => void
}

function Actions({ address, change: { write, isPending }, onDone }: ActionsProps) {
  const { t } = useMessages('profile')
  const { addressId, isPrimary } = address
  const confirm = async () => {
    if (await write(profileApi.confirmAddress, { addressId })) onDone()
  }
  const remove = async () => {
    if (await write(profileApi.deleteAddress, { addressId })) onDone()
  }
  return (
    <>
      {!needsProof(address) && (
        <Button variant="primary" isPending={isPending} onPress={() => void confirm()}>
          {t('confirmAddressCta')}
        </Button>
      )}
      {!isPrimary && (
        <Button variant="danger" isPending={isPending} onPress={() => void remove()}>
          {t('deleteCta')}
        </Button>
      )}
    </>
  )
}

function Proofs({ address: { uploadedDocuments = [] } }: { address: CustomerAddress }) {
  const { t } = useMessages('profile')
  const formats = useFormats()
  if (uploadedDocuments.length === 0) return null
  return (
    <List aria-label={t('proofsLabel')}>
      {uploadedDocuments.map(({ id, documentType, uploaded, statusId, rejectReason }) => (
        <ListRow
          key={id}
          title={documentType}
          description={rejectReason ?? t('uploadedText', { date: formats.date(uploaded) })}
          trailing={<Badge tone={documentTone(statusId)}>{t(DOCUMENT_WORDS[statusId])}</Badge>}
        />
      ))}
    </List>
  )
}
