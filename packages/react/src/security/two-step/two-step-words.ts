import type { TwoStepMode, TwoStepUse } from './use-two-step.ts'

/** The key of the title for a use of the second step. */
export const TWO_STEP_TITLE = {
  login: 'loginModeTitle',
  transaction: 'transactionModeTitle',
} as const

/** The key of a mode's name. */
export const MODE_NAME = {
  no: 'modeNone',
  none: 'modeNone',
  otp: 'modeOtp',
  sms: 'modeSms',
  push: 'modePush',
} as const

const TEXTS = {
  login: {
    no: 'loginNoneText',
    none: 'loginNoneText',
    otp: 'loginOtpText',
    sms: 'loginSmsText',
    push: 'loginPushText',
  },
  transaction: {
    no: 'transactionNoneText',
    none: 'transactionNoneText',
    otp: 'transactionOtpText',
    sms: 'transactionSmsText',
    push: 'transactionPushText',
  },
} as const

/** Returns the key of the text that explains a mode in its use. */
export const twoStepText = (use: TwoStepUse, mode: TwoStepMode) => TEXTS[use][mode]
