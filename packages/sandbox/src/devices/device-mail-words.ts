import { wordsOf } from '../language/index.ts'

/** The words of the message with the code that links a device. */
export const DEVICE_MAIL_WORDS = wordsOf('deviceMail')
