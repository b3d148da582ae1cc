import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Loaded, StaleAlert, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { FoundTakings } from './found-takings.tsx'
import { TakingsDays, usualDays } from './takings-days.tsx'
import { useTakings, type TakingsQuestion } from './use-takings.ts'

/**
 * A merchant's payments and refunds in the chosen days: as totals, as a chart with a table, by
 * button, and as a file. Each currency is shown separately.
 */
export const Takings = hosted('Takings', TakingsContent)

function TakingsContent() {
  const { t } = useMessages('takings')
  const [question, ask] = useState<TakingsQuestion>(usualDays)
  // Kept while other days load.
  const [currencyCode, choose] = useState<string>()
  const task = useTakings(question)
  return (
    <Stack gap={5}>
      <TakingsDays days={question} onChoose={ask} />
      <Loaded
        of={task}
        value={task.data}
        loadingLabel={t('loadingLabel')}
        failedTitle={t('failedTitle')}
        lines={8}
      >
        {takings => (
          <Stack gap={5}>
            <StaleAlert of={task} />
            <FoundTakings
              takings={takings}
              csv={task.csv}
              chosen={currencyCode}
              onChoose={choose}
            />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
