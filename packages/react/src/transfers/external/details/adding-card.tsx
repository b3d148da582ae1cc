import { LazyDialog } from '../../../provider/index.ts'
import { lazyComponent } from '../../../ui/index.ts'
import type { CardAdding } from './use-card-adding.ts'

// Few customers add a card: its form loads when it is opened.
const AddExternalCard = lazyComponent(
  () => import('../../cards/add-external-card.tsx'),
  'AddExternalCard',
)

export interface AddingCardProps {
  adding: CardAdding
  /** Called with the id of the card, for the field of this name. */
  onAdded: (field: string, cardId: string) => void
}

/**
 * The dialog that adds a card for a field. It stands beside the form with the field, because it has
 * its own form; its failure leaves the typed text in place.
 */
export function AddingCard({ adding, onAdded }: AddingCardProps) {
  const { field, end } = adding
  return (
    <LazyDialog onClose={() => end()}>
      {field !== undefined && (
        <AddExternalCard
          onClose={() => end()}
          onAdded={card => {
            onAdded(field, card.id)
            end(card)
          }}
        />
      )}
    </LazyDialog>
  )
}
