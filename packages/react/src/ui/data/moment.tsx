import { useFormats } from '../../i18n/index.ts'

/** A date and time, to the minute. */
export function Moment({ at }: { at: string }) {
  const formats = useFormats()
  return <time dateTime={at}>{formats.dateTime(at)}</time>
}
