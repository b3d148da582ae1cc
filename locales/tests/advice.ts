const verbs = (...all: readonly string[]) =>
  new RegExp(`(?<!\\p{Letter})(${all.join('|')})(?!\\p{Letter})`, 'iu')

/** What a sentence of each language holds when it tells the reader what to do. */
export const ADVICE: Readonly<Record<string, RegExp>> = {
  en: verbs(
    'accept|add|allow|ask|block|change|check|choose|confirm|connect|contact|continue|download|enter|fill|go back',
    'let|look at|make|open|pay|read|reload|remove|request|send|settle|shorten|sign in|split|start|swap|tick|try|upload|use|wait|write|you can|cancel|delete',
  ),
  es: verbs(
    'abra|acepte|acorte|acuerde|añada|avise|borre|cambie|cancele|compruebe|confirme|consulte|contacte|continúe|descargue|elija|elimine|envíe',
    'espere|haga|indique|inicie|intercambie|introduzca|lea|marque|mire|pague|pida|puede|quite|rellene|revise|solicite|use|vuelva',
    // With what it is done to at its end: «Inténtelo», «Póngase».
    '\\p{Letter}*[áéíóú]\\p{Letter}+(se|l[ao]s?)',
  ),
  pt: verbs(
    'abra|aceite|adicione|aguarde|altere|assinale|avise|cancele|carregue|combine|confirme|consulte|contacte|continue|descarregue|divida|elimine|encurte|envie|escreva',
    'escolha|faça|indique|inicie|introduza|leia|ligue|peça|permita|pode|preencha|recarregue|reduza|remova|tente|troque',
    'use|veja|verifique|volte',
  ),
  ro: /\p{Letter}ți(?!\p{Letter})/u,
  ru: /\p{Letter}(йте|ите|ьте)(сь)?(?!\p{Letter})|можно|можете/u,
  ua: /\p{Letter}(йте|іть|те)(ся|сь)?(?!\p{Letter})|можна/u,
}
