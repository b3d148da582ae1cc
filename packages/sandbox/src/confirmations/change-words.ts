import type { Locale } from '@sixpence/protocol'

/** What is told of a code in the customer's language: it stands in their popup as it is. */
export const CHANGE_WORDS: Readonly<
  Record<
    Locale,
    {
      readonly wrong: string
      readonly over: string
      readonly tooOften: string
      /** Nothing is taken for the rest of the day. */
      readonly locked: string
    }
  >
> = {
  en: {
    wrong: 'The code is wrong.',
    over: 'The code has expired. Ask for a new one.',
    tooOften: 'The code was wrong too many times. Ask for a new one.',
    locked: 'There were too many wrong codes today. Try again tomorrow.',
  },
  es: {
    wrong: 'El código es incorrecto.',
    over: 'El código ha caducado. Solicite uno nuevo.',
    tooOften: 'El código fue incorrecto demasiadas veces. Solicite uno nuevo.',
    locked: 'Hoy se han introducido demasiados códigos incorrectos. Inténtelo de nuevo mañana.',
  },
  pt: {
    wrong: 'O código está errado.',
    over: 'O código expirou. Peça um novo.',
    tooOften: 'O código esteve errado demasiadas vezes. Peça um novo.',
    locked: 'Houve demasiados códigos errados hoje. Tente novamente amanhã.',
  },
  ro: {
    wrong: 'Codul este greșit.',
    over: 'Codul a expirat. Solicitați unul nou.',
    tooOften: 'Codul a fost greșit de prea multe ori. Solicitați unul nou.',
    locked: 'Au fost prea multe coduri greșite astăzi. Încercați din nou mâine.',
  },
  ru: {
    wrong: 'Неверный код.',
    over: 'Срок действия кода истёк. Запросите новый.',
    tooOften: 'Слишком много неверных кодов. Запросите новый.',
    locked: 'Сегодня было слишком много неверных кодов. Повторите попытку завтра.',
  },
  ua: {
    wrong: 'Неправильний код.',
    over: 'Термін дії коду минув. Запросіть новий.',
    tooOften: 'Забагато неправильних кодів. Запросіть новий.',
    locked: 'Сьогодні було забагато неправильних кодів. Спробуйте ще раз завтра.',
  },
}
