import { digitOfEleven } from './check-digits.ts'

const CPF_WEIGHTS = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const CNPJ_WEIGHTS = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Whether a CPF's last two digits follow from the first nine, as the Receita Federal makes them. */
export function isCpf(cpf: string): boolean {
  const first = digitOfEleven(cpf.slice(0, 9), CPF_WEIGHTS)
  return cpf.endsWith(first + digitOfEleven(cpf.slice(0, 9) + first, [11, ...CPF_WEIGHTS]))
}

/**
 * Whether a CNPJ's last two digits follow from what is before them. Since 2026 that may be letters,
 * which count by their ASCII code less 48: Instrução Normativa RFB 2.229/2024, annex XV.
 */
export function isCnpj(cnpj: string): boolean {
  const first = digitOfEleven(cnpj.slice(0, 12), CNPJ_WEIGHTS)
  return cnpj.endsWith(first + digitOfEleven(cnpj.slice(0, 12) + first, [6, ...CNPJ_WEIGHTS]))
}
