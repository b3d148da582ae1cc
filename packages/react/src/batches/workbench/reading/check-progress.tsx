import { useEffect, useRef, useState } from 'react'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { ProgressBar, Stack } from '../../../ui/index.ts'

/** The milliseconds between two announcements, so that a screen reader isn't kept busy. */
const ANNOUNCE_MS = 5000

/** The number of rows that were checked so far. It is announced now and then. */
export function CheckProgress({ rows }: { rows: number }) {
  const { t } = useMessages('mass-transfer')
  const formats = useFormats()
  const text = t('checkingText', { rows: formats.count(rows) })
  const announced = useNowAndThen(text)
  return (
    <Stack gap={2}>
      <p aria-hidden="true">{text}</p>
      <ProgressBar label={t('checkingLabel')} />
      <p className="sp-visually-hidden" role="status">
        {announced}
      </p>
    </Stack>
  )
}

/** Returns the text as it was a moment ago, at most every few seconds another one. */
function useNowAndThen(text: string): string {
  const latest = useRef(text)
  const [shown, setShown] = useState(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), ANNOUNCE_MS)
    return () => clearInterval(timer)
  }, [])
  return shown
}
