import { type PhoneCodeType, profile } from '@sixpence/core/profile'
import { useEffect, useRef } from 'react'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useBotCheck, type BotCheck } from '../../bot-check/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { useRefresh } from '../../store/index.ts'
import { profileApi } from '../profile-api.ts'
import type { PhoneNumber } from './read-phone-number.ts'

/** A change of a phone number. */
export interface PhoneChangeTask {
  readonly change: ConfirmedChange
  readonly botCheck: BotCheck
  /** Saves the number and sends a code to it; returns true once it is sent. */
  readonly begin: (number: PhoneNumber, type: PhoneCodeType) => Promise<boolean>
}

/** Replaces the customer's phone number, without a look. */
export function usePhoneChange(phoneId: string | undefined): PhoneChangeTask {
  const client = useSixpence().use(profile)
  const refresh = useRefresh()
  const botCheck = useBotCheck()
  // A new code is requested much later, with the check's value at that time.
  const captcha = useRef(botCheck.captcha)
  useEffect(() => {
    captcha.current = botCheck.captcha
  }, [botCheck.captcha])
  const change = useConfirmedChange(async (verificationId, code) => {
    await client.confirmPhone({ verificationId, code })
    refresh(profileApi.confirmPhone)
  })
  const send = async (id: string, type: PhoneCodeType) => {
    try {
      const request = { phoneId: id, type, captcha: captcha.current }
      const { verificationId, sentTo } = await client.requestPhoneCode(request)
      return { requestKey: verificationId, sentTo }
    } finally {
      // A check is valid for one code.
      botCheck.renew()
    }
  }
  return {
    change,
    botCheck,
    begin: (number, type) =>
      change.begin(async () => {
        const id = await client.savePhone({ ...number, ...(phoneId !== undefined && { phoneId }) })
        refresh(profileApi.savePhone)
        return send(id, type)
      }),
  }
}
