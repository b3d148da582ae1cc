import { wordsOf } from '../language/index.ts'

/** What the message with the code says that links a device. */
export const DEVICE_MAIL_WORDS = wordsOf('deviceMail')
