import type { Words } from '../language/index.ts'

/** What the mails about payments say. */
export const PAYMENT_MAIL_WORDS = {
  codeSubject: {
    en: '{code} is your approval code',
    es: '{code} es su código de aprobación',
    pt: '{code} é o seu código de aprovação',
    ro: '{code} este codul dumneavoastră de aprobare',
    ru: '{code} — ваш код подтверждения',
    ua: '{code} — ваш код підтвердження',
  },
  sending: {
    en: 'You are sending {amount} to {payee}.',
    es: 'Está enviando {amount} a {payee}.',
    pt: 'Está a enviar {amount} a {payee}.',
    ro: 'Trimiteți {amount} către {payee}.',
    ru: 'Вы отправляете {amount}. Получатель: {payee}.',
    ua: 'Ви надсилаєте {amount}. Одержувач: {payee}.',
  },
  fee: {
    en: 'The fee is {fee}.',
    es: 'La comisión es de {fee}.',
    pt: 'A comissão é de {fee}.',
    ro: 'Comisionul este de {fee}.',
    ru: 'Комиссия: {fee}.',
    ua: 'Комісія: {fee}.',
  },
  code: {
    en: 'The code {code} approves this payment and no other. It works for 10 minutes.',
    es: 'El código {code} aprueba este pago y ningún otro. Es válido durante 10 minutos.',
    pt: 'O código {code} aprova este pagamento e nenhum outro. É válido durante 10 minutos.',
    ro: 'Codul {code} aprobă această plată și nicio alta. Este valabil 10 minute.',
    ru: 'Код {code} подтверждает этот платёж и никакой другой. Он действует 10 минут.',
    ua: 'Код {code} підтверджує цей платіж і жоден інший. Він діє 10 хвилин.',
  },
  notYou: {
    en: 'If this was not you, do nothing: without the code no money moves.',
    es: 'Si no ha sido usted, no haga nada: sin el código no se mueve dinero.',
    pt: 'Se não reconhece esta operação, não faça nada: sem o código nenhum dinheiro se move.',
    ro: 'Dacă nu ați fost dumneavoastră, nu faceți nimic: fără cod nu se mișcă niciun ban.',
    ru: 'Если это были не вы, ничего не делайте: без кода деньги не переводятся.',
    ua: 'Якщо це були не ви, нічого не робіть: без коду гроші не переказуються.',
  },
  asks: {
    en: '{asker} asks for {amount} to be paid to {payee}.',
    es: '{asker} solicita el pago de {amount} a {payee}.',
    pt: '{asker} pede o pagamento de {amount} a {payee}.',
    ro: '{asker} cere plata sumei de {amount} către {payee}.',
    ru: '{asker} запрашивает платёж {amount}. Получатель: {payee}.',
    ua: '{asker} просить платіж {amount}. Одержувач: {payee}.',
  },
  decide: {
    en: 'Sign in to approve or decline it. Until then no money moves.',
    es: 'Acceda a su cuenta para aprobarlo o rechazarlo. Hasta entonces no se mueve dinero.',
    pt: 'Inicie sessão para o aprovar ou recusar. Até lá nenhum dinheiro se move.',
    ro: 'Autentificați-vă pentru a o aproba sau respinge. Până atunci nu se mișcă niciun ban.',
    ru: 'Войдите, чтобы подтвердить или отклонить его. До этого деньги не переводятся.',
    ua: 'Увійдіть, щоб підтвердити або відхилити його. До того гроші не переказуються.',
  },
  ownAccount: {
    en: 'your own account {account}',
    es: 'su propia cuenta {account}',
    pt: 'a sua própria conta {account}',
    ro: 'propriul dumneavoastră cont {account}',
    ru: 'ваш собственный счёт {account}',
    ua: 'ваш власний рахунок {account}',
  },
} as const satisfies Record<string, Words>
