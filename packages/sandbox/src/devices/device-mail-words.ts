import type { Words } from '../language/index.ts'

/** What the message with the code says that links a device. */
export const DEVICE_MAIL_WORDS = {
  subject: {
    en: 'Your code to link a device',
    es: 'Su código para vincular un dispositivo',
    pt: 'O seu código para associar um dispositivo',
    ro: 'Codul dumneavoastră pentru asocierea unui dispozitiv',
    ru: 'Ваш код для привязки устройства',
    ua: 'Ваш код для прив’язки пристрою',
  },
  body: {
    en: 'Your code to link {device} is {code}. It works for 10 minutes. Did you not add this device? Remove it, and change your password.',
    es: 'Su código para vincular {device} es {code}. Es válido durante 10 minutos. ¿No ha añadido usted este dispositivo? Elimínelo y cambie su contraseña.',
    pt: 'O seu código para associar {device} é {code}. É válido durante 10 minutos. Não adicionou este dispositivo? Remova-o e altere a palavra-passe.',
    ro: 'Codul dumneavoastră pentru asocierea dispozitivului {device} este {code}. Este valabil 10 minute. Nu ați adăugat acest dispozitiv? Eliminați-l și schimbați parola.',
    ru: 'Ваш код для привязки устройства «{device}»: {code}. Он действует 10 минут. Не добавляли это устройство? Удалите его и смените пароль.',
    ua: 'Ваш код для прив’язки пристрою «{device}»: {code}. Він діє 10 хвилин. Не додавали цей пристрій? Видаліть його й змініть пароль.',
  },
} as const satisfies Record<string, Words>
