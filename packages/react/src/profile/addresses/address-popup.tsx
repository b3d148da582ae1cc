import type { DocumentStatus } from '@sixpence/core/documents'
import { addressLine } from '@sixpence/core/lookups'
import type { AddressStatus, CustomerAddress } from '@sixpence/core/profile'
import type { ReactNode } from 'react'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { SupportLink } from '../../provider/index.ts'
import { useWrite, type Writing } from '../../store/index.ts'
import { Badge, Button, Dialog, ErrorView, List, ListRow, Stack, TwoNames } from '../../ui/index.ts'
import { DOCUMENT_WORDS, documentTone } from '../document-words.ts'
import { profileApi } from '../profile-api.ts'

interface AddressPopupProps {
  address: CustomerAddress
  mayChange: boolean
  /** The state of its proof, if it is the residence. */
  proofStatus: DocumentStatus | undefined
  /** The upload of a proof; shown if the bank requires one. */
  proof: ReactNode
  onClose: () => void
}

/** One address: its proofs, and the actions for it. */
export function AddressPopup(props: AddressPopupProps) {
  const { address, mayChange, proofStatus, proof, onClose } = props
  const { t } = useMessages('profile')
  const { languageTag } = useFormats()
  const change = useWrite()
  const { error } = change
  const { isFinal, names } = address.uploadedDocuments?.[0] ?? {}
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
        <ErrorView failure={error} title={t('changeFailedTitle')} text={error?.description} />
        <Notes address={address} proofStatus={proofStatus} />
        <Proofs address={address} />
        {names && <TwoNames names={names} />}
        {isProofRequired(address, proofStatus) && (isFinal ? <SupportLink /> : proof)}
      </Stack>
    </Dialog>
  )
}

function Notes({ address, proofStatus }: Pick<AddressPopupProps, 'address' | 'proofStatus'>) {
  const { t } = useMessages('profile')
  return (
    <>
      {address.isPrimary && <p>{t('mainAddressText')}</p>}
      {needsProof(address) && <p>{t('proofNeededText')}</p>}
      {proofStatus === 'expiredSoon' && <p>{t('proofEndingText')}</p>}
    </>
  )
}

const isSettled = ({ isPrimary, confirmed }: CustomerAddress) => isPrimary === true && confirmed

/**
 * Returns true if the customer can't confirm it without a document: the bank requires a proof, or
 * has refused one.
 */
const needsProof = ({ addressStatus, confirmed, isDocumentRequired }: CustomerAddress) =>
  !confirmed && (isDocumentRequired === true || REFUSED.has(addressStatus))

const REFUSED: ReadonlySet<AddressStatus> = new Set(['rejected', 'nameMismatch'])

const NO_PROOF: ReadonlySet<DocumentStatus> = new Set(['expiredSoon', 'none', 'rejected'])

/** Returns true if a proof is missing, is or soon will be too old, or was refused. */
const isProofRequired = (address: CustomerAddress, proofStatus: DocumentStatus | undefined) =>
  needsProof(address) ||
  address.isDocumentOutOfDate === true ||
  REFUSED.has(address.addressStatus) ||
  (proofStatus !== undefined && NO_PROOF.has(proofStatus))

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
