import { useId } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import { DetailChoice, type DetailChoiceProps } from './detail-choice.tsx'
import type { CardAdding } from './use-card-adding.ts'

export interface CardChoiceProps extends DetailChoiceProps {
  adding: CardAdding
}

/** A choice of the cards that can be paid to, and a way to add one. */
export function CardChoice({ adding, ...choice }: CardChoiceProps) {
  const { t } = useMessages('send-money')
  const { detail, list } = choice
  const { begin, isOpening, added } = adding
  const { data: options } = list
  const hasNone = options?.length === 0
  const isAdded = added !== undefined && added.id === detail.value
  return (
    <>
      {hasNone ? (
        <NoCard {...choice} text={t(begin ? 'noCardText' : 'noCardHereText')} />
      ) : (
        <DetailChoice {...choice} />
      )}
      {begin && options && (
        <div className="sp-add-card">
          <Button size="small" isPending={isOpening} onPress={() => begin(detail.field.name)}>
            {t(hasNone ? 'addCardCta' : 'addAnotherCardCta')}
          </Button>
          <span role="status" className="sp-muted sp-small">
            {isAdded && t('cardAddedText', { digits: added.lastFour })}
          </span>
        </div>
      )}
    </>
  )
}

/** Replaces a choice without options. */
function NoCard({ detail, label, isSubmitted, text }: DetailChoiceProps & { text: string }) {
  const { t } = useMessages('send-money')
  const id = useId()
  const isMissing = isSubmitted && detail.fault !== undefined
  return (
    <div
      className="sp-field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
    >
      <span id={`${id}-label`} className="sp-field-label">
        {label}
      </span>
      <span id={`${id}-text`} className="sp-field-description">
        {text}
      </span>
      <span className="sp-field-error sp-live" aria-live="polite">
        {isMissing && t('cardMissingError')}
      </span>
    </div>
  )
}
