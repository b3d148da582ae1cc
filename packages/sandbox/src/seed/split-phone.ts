/** Calling codes of one and two digits (ITU E.164); all others have three. */
const CALLING_CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/

/** Splits a number in E.164 into the two parts that the bank keeps. */
export function splitPhone(phoneNumber: string): { callingCode: string; number: string } {
  const [, callingCode, number] = CALLING_CODE.exec(phoneNumber) ?? []
  if (callingCode === undefined || number === undefined) {
    throw new Error(`${phoneNumber} is no phone number.`)
  }
  return { callingCode, number }
}
