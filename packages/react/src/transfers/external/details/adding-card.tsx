import { LazyDialog } from '../../../provider/index.ts'
import { lazyComponent } from '../../../ui/index.ts'
import type { CardAdding } from './use-card-adding.ts'

// Few add a card: its form comes when it is opened.
const AddExternalCard = lazyComponent(
  () => import('../../cards/add-external-card.tsx'),
  'AddExternalCard',
)

export interface AddingCardProps {
  adding: CardAdding
  /** With the id of the card, for the field of this name. */
  onAdded: (field: string, cardId: string) => void
}

/**
 * The dialog that adds the card of a field. It stands beside the form that has the field, since it
 * has a form of its own; a failure of its own leaves what was typed in place.
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
