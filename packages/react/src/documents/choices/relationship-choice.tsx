import type { DocumentKind } from '@sixpence/core/documents'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Checkbox } from '../../ui/index.ts'
import { KindSelect } from './kind-select.tsx'
import type { Relationship } from '../use-relationship.ts'

export interface RelationshipChoiceProps {
  relationship: Relationship
  proofs: readonly DocumentKind[]
  /** True if sending was tried with something missing. */
  isSubmitted: boolean
  /** The field for the proof. */
  children: ReactNode
}

/** Asks whether a document is in somebody else's name, and then for a proof of why it counts. */
export function RelationshipChoice(props: RelationshipChoiceProps) {
  const { relationship, proofs, isSubmitted, children } = props
  const { isNeeded, setNeeded, kind, setKind } = relationship
  const { t } = useMessages('documents')
  return (
    <>
      <Checkbox isSelected={isNeeded} onChange={setNeeded}>
        {t('othersNameLabel')}
      </Checkbox>
      {isNeeded && (
        <>
          <p className="sp-field-description">{t('relationshipText')}</p>
          <KindSelect
            label={t('relationshipKindLabel')}
            kinds={proofs}
            error={isSubmitted && kind === undefined ? t('kindMissingError') : undefined}
            {...{ kind, setKind }}
          />
          {children}
        </>
      )}
    </>
  )
}
