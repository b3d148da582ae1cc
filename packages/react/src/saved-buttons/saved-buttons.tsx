import type { SavedButton, SavedButtonList } from '@sixpence/core/merchant'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { StepHeading } from '../attempts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, EmptyState, ListView, Loaded, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { ButtonBuilder } from './button-builder.tsx'
import type { PreviewLooks } from './button-preview.tsx'
import { ButtonRow } from './button-row.tsx'
import { DeleteButtonPopup } from './delete-button-popup.tsx'
import { SharePopup } from './share-popup.tsx'
import { useSavedButtons, type SavedButtonsTask } from './use-saved-buttons.ts'

export interface SavedButtonsProps {
  /** The looks in which a button can be previewed. Default: the look of this page. */
  looks?: PreviewLooks | undefined
}

type Shown =
  | { readonly what: 'list' }
  | { readonly what: 'builder'; readonly button?: SavedButton }
  | { readonly what: 'share' | 'delete'; readonly button: SavedButton }

/** A merchant's saved buttons, to create, change, share and delete. */
export const SavedButtons = hosted('SavedButtons', SavedButtonsContent)

function SavedButtonsContent({ looks }: SavedButtonsProps) {
  const { t } = useMessages('saved-buttons')
  const task = useSavedButtons()
  return (
    <Loaded
      of={task}
      value={task.data}
      loadingLabel={t('loadingLabel')}
      failedTitle={t('loadFailedTitle')}
    >
      {list => <Buttons list={list} task={task} looks={looks} />}
    </Loaded>
  )
}

interface ButtonsProps extends SavedButtonsProps {
  list: SavedButtonList
  task: SavedButtonsTask
}

function Buttons({ list, task, looks }: ButtonsProps) {
  const { t } = useMessages('saved-buttons')
  const [shown, setShown] = useState<Shown>({ what: 'list' })
  const [wasAway, setAway] = useState(false)
  const close = () => setShown({ what: 'list' })
  const build = (button?: SavedButton) => {
    setAway(true)
    setShown({ what: 'builder', ...(button && { button }) })
  }
  if (shown.what === 'builder') {
    return (
      <Stack gap={4}>
        <StepHeading>{t(shown.button ? 'editTitle' : 'createTitle')}</StepHeading>
        <ButtonBuilder
          button={shown.button}
          merchant={list}
          looks={looks}
          onSaved={button => setShown({ what: 'share', button })}
          onCancel={close}
        />
      </Stack>
    )
  }
  const add = task.mayChange && list.merchantName !== undefined && (
    <Button variant="primary" onPress={() => build()}>
      {t('newCta')}
    </Button>
  )
  return (
    <>
      <ListAgain takesFocus={wasAway}>
        {list.merchantName === undefined && <Alert tone="warning">{t('noMerchantText')}</Alert>}
        <ButtonRows {...{ list, task, add, build, setShown }} />
      </ListAgain>
      {shown.what === 'share' && <SharePopup button={shown.button} onClose={close} />}
      {shown.what === 'delete' && <DeleteButtonPopup button={shown.button} onClose={close} />}
    </>
  )
}

interface ButtonRowsProps {
  list: SavedButtonList
  task: SavedButtonsTask
  /** The control that creates the first button. */
  add: ReactNode
  build: (button: SavedButton) => void
  setShown: (shown: Shown) => void
}

function ButtonRows({ list, task, add, build, setShown }: ButtonRowsProps) {
  const { t } = useMessages('saved-buttons')
  // Users who aren't merchants yet can't create buttons.
  if (list.items.length === 0 && list.merchantName === undefined) return null
  return (
    <ListView
      of={task}
      items={list.items}
      failedTitle={t('loadFailedTitle')}
      label={t('listLabel')}
      empty={
        <EmptyState title={t('emptyTitle')} action={add}>
          {t('emptyText')}
        </EmptyState>
      }
      row={button => (
        <ButtonRow
          key={button.id}
          button={button}
          mayChange={task.mayChange}
          onShare={() => setShown({ what: 'share', button })}
          onEdit={() => build(button)}
          onDelete={() => setShown({ what: 'delete', button })}
        />
      )}
      add={add}
    />
  )
}

/** Takes the focus when the builder closes, before a popup opens that returns the focus to it. */
function ListAgain({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const { t } = useMessages('saved-buttons')
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('screenTitle')}
      className="sp-focus-keeper"
    >
      <Stack gap={4}>{children}</Stack>
    </div>
  )
}
