import type { Words } from '../language/index.ts'

/** What the mails say to whoever cannot sign in. */
export const RECOVERY_MAIL_WORDS = {
  changedSubject: {
    en: 'Your password was changed',
    es: 'Se ha cambiado su contraseña',
    pt: 'A sua palavra-passe foi alterada',
    ro: 'Parola dumneavoastră a fost schimbată',
    ru: 'Ваш пароль изменён',
    ua: 'Ваш пароль змінено',
  },
  changed: {
    en: 'Your password was changed just now, by a code. If it was not you, tell us at once.',
    es: 'Se acaba de cambiar su contraseña con un código. Si no ha sido usted, avísenos de inmediato.',
    pt: 'A sua palavra-passe acabou de ser alterada com um código. Se não reconhece esta operação, avise-nos já.',
    ro: 'Parola dumneavoastră tocmai a fost schimbată, cu un cod. Dacă nu ați fost dumneavoastră, anunțați-ne imediat.',
    ru: 'Ваш пароль только что изменён с помощью кода. Если это были не вы, немедленно сообщите нам.',
    ua: 'Ваш пароль щойно змінено за допомогою коду. Якщо це були не ви, негайно повідомте нас.',
  },
  claimedSubject: {
    en: 'Somebody wants to be let in again',
    es: 'Alguien quiere recuperar el acceso',
    pt: 'Alguém quer recuperar o acesso',
    ro: 'Cineva dorește să recapete accesul',
    ru: 'Кто-то хочет восстановить доступ',
    ua: 'Хтось хоче відновити доступ',
  },
  claimed: {
    en: 'Somebody says that they can no longer read this address, and wants a new password for your account. If it was not you, tell us at once.',
    es: 'Alguien dice que ya no puede leer el correo de esta dirección y quiere una contraseña nueva para su cuenta. Si no ha sido usted, avísenos de inmediato.',
    pt: 'Alguém diz que já não consegue ler o correio deste endereço e quer uma nova palavra-passe para a sua conta. Se não reconhece esta operação, avise-nos já.',
    ro: 'Cineva spune că nu mai poate citi mesajele de la această adresă și dorește o parolă nouă pentru contul dumneavoastră. Dacă nu ați fost dumneavoastră, anunțați-ne imediat.',
    ru: 'Кто-то утверждает, что больше не может читать почту по этому адресу, и хочет получить новый пароль к вашему счёту. Если это были не вы, немедленно сообщите нам.',
    ua: 'Хтось стверджує, що більше не може читати пошту за цією адресою, і хоче отримати новий пароль до вашого рахунку. Якщо це були не ви, негайно повідомте нас.',
  },
  codeSubject: {
    en: 'Your code for a new password',
    es: 'Su código para una contraseña nueva',
    pt: 'O seu código para uma nova palavra-passe',
    ro: 'Codul dumneavoastră pentru o parolă nouă',
    ru: 'Ваш код для нового пароля',
    ua: 'Ваш код для нового пароля',
  },
  code: {
    en: 'Your code is {code}. It works for 10 minutes. If you did not ask for it, do nothing.',
    es: 'Su código es {code}. Es válido durante 10 minutos. Si no lo ha solicitado, no haga nada.',
    pt: 'O seu código é {code}. É válido durante 10 minutos. Se não o pediu, não faça nada.',
    ro: 'Codul dumneavoastră este {code}. Este valabil 10 minute. Dacă nu l-ați cerut, nu faceți nimic.',
    ru: 'Ваш код: {code}. Он действует 10 минут. Если вы его не запрашивали, ничего не делайте.',
    ua: 'Ваш код: {code}. Він діє 10 хвилин. Якщо ви його не запитували, нічого не робіть.',
  },
} as const satisfies Record<string, Words>
