import type { Locale } from '@sixpence/core/locale'
import type { RoomMessages } from './messages.gen.ts'

/** A set of texts that is loaded as one file, e.g. `transfers`. */
export type Room = keyof RoomMessages

/** The texts of one room in one language, by key. */
export type RoomTexts = Readonly<Record<string, string>>

/**
 * Fetches the texts of one room. Asked once for each room and language; may answer at once. When it
 * rejects, the English texts are asked for instead, and the console says so.
 */
export type LoadMessages = (locale: Locale, room: Room) => RoomTexts | Promise<RoomTexts>

/** Answers the text of a key. Asks for `values` exactly where the English text has placeholders. */
export type Translate<In extends Room> = <Key extends keyof RoomMessages[In] & string>(
  key: Key,
  ...values: ValuesOf<RoomMessages[In][Key]>
) => string

type ValuesOf<Values> = [Values] extends [undefined] ? [] : [values: Values]
