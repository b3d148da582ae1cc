import type { Words } from '../language/index.ts'

/** What the mail says when some payments of a batch were not made. */
export const BATCH_MAIL_WORDS = {
  refused: {
    en: 'Payments of your batch that were not made: {refused} of {of}.',
    es: 'Pagos de su lote que no se han realizado: {refused} de {of}.',
    pt: 'Pagamentos do seu lote que não foram efetuados: {refused} de {of}.',
    ro: 'Plăți din lotul dumneavoastră care nu au fost efectuate: {refused} din {of}.',
    ru: 'Невыполненные платежи вашего пакета: {refused} из {of}.',
    ua: 'Невиконані платежі вашого пакета: {refused} з {of}.',
  },
  where: {
    en: 'The history of your batches says which, and why. Nothing was taken for them.',
    es: 'El historial de sus lotes indica cuáles y por qué. No se ha cobrado nada por ellos.',
    pt: 'O histórico dos seus lotes indica quais e porquê. Nada foi cobrado por eles.',
    ro: 'Istoricul loturilor arată care și de ce. Pentru ele nu s-a luat nimic.',
    ru: 'Какие и почему, видно в истории пакетов. За них ничего не списано.',
    ua: 'Які саме й чому, видно в історії пакетів. За них нічого не списано.',
  },
} as const satisfies Record<string, Words>
