import { questionName } from '#ontology'
import type { Gate } from './history-format.ts'

/** The conditions of a gate, each in words an author reads: 信任度达到55, 再问一次. */
export const gateWords = (gate: Gate): readonly string[] => [
  ...(gate.rapport === undefined ? [] : [`信任度达到${gate.rapport}`]),
  ...(gate.again === true ? ['追问（回避之后再问，或问“还有别的吗”）'] : []),
  ...(gate.words === undefined ? [] : [`问话里提到“${gate.words.join('”或“')}”`]),
  ...(gate.said === undefined ? [] : [`先说过：${gate.said.map(questionName).join('，或')}`]),
  ...(gate.known === undefined ? [] : [`已问出：${gate.known.join('、')}`]),
  ...(gate.all ?? []).flatMap(gateWords),
  ...(gate.any === undefined
    ? []
    : [gate.any.map((one) => gateWords(one).join('并且')).join('；或者')]),
]
