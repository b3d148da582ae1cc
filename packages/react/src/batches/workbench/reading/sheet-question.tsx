import { useId } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button, Card, Stack } from '../../../ui/index.ts'
import type { Workbench } from '../use-workbench.ts'

export interface SheetQuestionProps {
  sheets: readonly string[]
  bench: Workbench
}

/** Asks which sheet of a workbook has the payments. */
export function SheetQuestion({ sheets, bench }: SheetQuestionProps) {
  const { t } = useMessages('batches')
  const id = useId()
  return (
    <Card>
      <Stack gap={3}>
        <p id={id} role="status">
          {t('severalSheetsQuestion')}
        </p>
        <div className="sp-batch-actions">
          {sheets.map(sheet => (
            <Button
              key={sheet}
              aria-describedby={id}
              onPress={() => bench.changeSettings({ sheet })}
            >
              {sheet}
            </Button>
          ))}
        </div>
      </Stack>
    </Card>
  )
}
