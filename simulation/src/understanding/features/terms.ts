import type { Meaning } from '#ontology'
import { focusOf, type Token } from './lexicon.ts'

/** A term named in a list: a symptom, a disease, or an intent by its topic. */
export type Term = { readonly kind: 's' | 'd' | 't'; readonly id: string }

/** What a term asks for. */
export const meaningOfTerm = ({ kind, id }: Term): Meaning => {
  if (kind === 's') return { intent: 'symptom', entity: id }
  return kind === 'd' ? { intent: 'disease', entity: id } : { intent: id }
}

// What may stand around terms without changing what is asked.
const glue =
  /^(?:有|没有|过|了|史|病史|吗|呢|的|和|或者|或|还是|还有|以及|与|跟|及|，|、|您|孩子|宝宝|平时|平常|最近|以前|之前|过去|既往|曾经|现在|都|也|还|[这那]些|之类的?|什么的|的地方|等|觉得|感觉|感到|出现|伴有|伴|会|得|患|老|总|经常|容易|发病以来|一般|方面|各|请|是|不|没|情况|症状|现象|习惯|去|其他|什么|任何|比如|比如说|例如|像|这样|类似)*$/
// These ask for the state of a topic; of a finding they ask for something else (咳嗽怎么样).
const stateOfTopic =
  /怎么样|如何|正常|还行|还好|好|行|可以|规律|有没有问题|变化|异常|问题|没问题|您的|说说|讲讲|谈谈|一下|我|告诉|情况/g

const calledTogether =
  /(?:这些|这类|这种|等|之类的?|一类的?)(?:的)?(?:慢性|基础|老|急性)?(?:病|传染病|毛病|疾病|老毛病)/

/** Asked for beside those that are named: 慢性病，比如高血压. */
const besides = /慢性|基础病|老毛病|其他/

const particles = /^(?:吗|呢|有|会|还|觉得|您|也|老|总|过|了|的时候)*$/
const kin = /^c:(?:family|parent|sibling|spouse)$/

/** Asks whether anyone of them has it (家里有人年轻时晕倒过吗). */
const anyOfThem = /有.{0,2}人|谁/

const barely = /^(?:吗|呢|有|会|觉得|您|也)*$/

/** True of a feeling with nothing that feels so (疼吗): what is asked for is not said. */
export const isVague = (tokens: readonly Token[]): boolean => {
  const felt = tokens.filter(({ senses }) => senses.some(isFeeling))
  if (felt.length === 0 || tokens.some(({ senses }) => senses.some(isFinding))) return false
  const rest = tokens.filter((token) => !felt.includes(token))
  return barely.test(rest.map(({ text }) => text).join(''))
}

/** True where a finding, a topic of the interview, a part of the body or a feeling is named. */
export const namesField = (tokens: readonly Token[]): boolean =>
  tokens.some(({ senses }) => senses.some((sense) => /^(?:~?[sd]|[tpf]):/.test(sense)))

/** Asks which of two ways a finding is (头晕是天旋地转还是昏沉), or of which side (两条腿都肿吗): the finding is known. */
const isChoice = /是.+还是|^(?:您的?|是)?(?:两|双)[边侧条只个腿脚手眼].*都/

const isFeeling = (sense: string): boolean => sense.startsWith('f:')

const isPart = (sense: string): boolean => sense.startsWith('p:')

/** That something hurts, where it is not said what (疼得厉害吗); undefined of all else. */
export const painIn = (tokens: readonly Token[]): string | undefined =>
  tokens.some(({ senses }) => senses.some((sense) => isFinding(sense) || isPart(sense)))
    ? undefined
    : tokens.find(({ senses }) => senses.includes('f:pain'))?.text

const isFinding = (sense: string): boolean => /^~?[sd]:/.test(sense)

const separator = /^(?:[、，]|或|或者|和|跟|与|及|以及|还有)$/

const isDisease = (token: Token | undefined): boolean =>
  token?.senses.some((sense) => /^~?d:/.test(sense)) === true

/** Stands in a row with others: what is beside it separates. */
const isListed = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at - 1], tokens[at + 1]].some((token) => token && separator.test(token.text))

/** Stands in a row, or as a disease right beside another (血压血糖). */
const isInRow = (tokens: readonly Token[], at: number): boolean =>
  isListed(tokens, at) ||
  (isDisease(tokens[at]) && [tokens[at - 1], tokens[at + 1]].some(isDisease))

/** The findings of a kind that a clause names, those too that only a row of them names (心脏、血糖、甲状腺都好吗). */
export const namedIn = (tokens: readonly Token[], kind: 's' | 'd'): string[] => {
  const rows = tokens.flatMap((token, at) =>
    isInRow(tokens, at) ? termOf(token, true).filter((term) => term.kind === kind) : [],
  )
  const strong = tokens.flatMap((token) =>
    termOf(token, false).filter((term) => term.kind === kind),
  )
  return [...new Set([...strong, ...(rows.length > 1 ? rows : [])].map(({ id }) => id))]
}

/** The topics that stand in one row with a topic (抽烟喝酒的习惯, 手术、外伤方面): itself, too; none where it stands alone or is not named. */
export const topicsWith = (tokens: readonly Token[], topic: string): string[] => {
  const rows: string[][] = [[]]
  for (const token of tokens) {
    const isTopic = token.senses.every((sense) => /^[tc]:/.test(sense) && !kin.test(sense))
    const topics = isTopic ? termOf(token, false).map(({ id }) => id) : []
    if (topics.length > 0) rows.at(-1)?.push(...topics)
    else if (!separator.test(token.text)) rows.push([])
  }
  const row = new Set(rows.find((topics) => topics.includes(topic)))
  return row.size > 1 ? [...row] : []
}

/** The topics that stand in a row with findings (头疼、焦虑或月经变化). */
export const topicsBeside = (tokens: readonly Token[]): string[] => [
  ...new Set(
    tokens.flatMap((token, at) =>
      isListed(tokens, at) && !token.senses.some(isFinding)
        ? token.senses.filter((sense) => sense.startsWith('t:')).map((sense) => sense.slice(2))
        : [],
    ),
  ),
]

const termOf = ({ senses }: Token, isRow: boolean): Term[] => {
  const find = (prefix: string) => senses.find((sense) => sense.startsWith(prefix))
  const weak = isRow ? find('~d:')?.slice(1) : undefined
  const diseases = senses.filter((sense) => sense.startsWith('d:'))
  const symptom = find('s:')
  // 三高 are three.
  if (symptom === undefined && diseases.length > 0)
    return diseases.map((sense) => ({ kind: 'd', id: sense.slice(2) }))
  const finding = symptom ?? weak
  if (finding) return [{ kind: finding.startsWith('s') ? 's' : 'd', id: finding.slice(2) }]
  return senses
    .filter((sense) => sense.startsWith('t:'))
    .map((sense) => ({ kind: 't', id: sense.slice(2) }))
}

const weakly = ({ senses }: Token): Term[] =>
  senses
    .filter((sense) => /^~[sd]:/.test(sense))
    .slice(0, 1)
    .map((sense) => ({ kind: sense.startsWith('~s') ? 's' : 'd', id: sense.slice(3) }))

/** The terms of a clause that names nothing else than terms (吃饭、睡觉、大小便怎么样); undefined of any other. */
export const termsOf = (all: readonly Token[]): readonly Term[] | undefined => {
  const tokens = focusOf(all)
  if (isChoice.test(all.map(({ text }) => text).join(''))) return undefined
  const terms: Term[] = []
  let around = ''
  let felt = ''
  for (const [at, token] of tokens.entries()) {
    const named = termOf(token, isInRow(tokens, at))
    if (named.length === 0) around += token.text
    if (named.length === 0 && !token.senses.some(isFeeling)) felt += token.text
    for (const term of named)
      if (!terms.some(({ kind, id }) => kind === term.kind && id === term.id)) terms.push(term)
  }
  if (terms.length === 0) {
    // 痒吗, 喘不喘: a weak word is a term where it stands alone.
    const weak = tokens.flatMap(weakly)
    const rest = tokens.filter((token) => weakly(token).length === 0).map(({ text }) => text)
    return weak.length === 1 && particles.test(rest.join('')) ? weak : undefined
  }
  // Of relatives a disease is asked otherwise than of the patient.
  const ofKin = tokens.some(({ senses }) => senses.some((sense) => kin.test(sense)))
  if (ofKin && (terms.length > 1 || anyOfThem.test(all.map(({ text }) => text).join(''))))
    return undefined
  // 高血压、糖尿病这些慢性病: what they are called together is none of them.
  const spoken = tokens.map(({ text }) => text).join('')
  const isNamed = terms.some(({ kind }) => kind === 'd')
  const isCalled = calledTogether.test(spoken)
  const named = terms.filter(
    ({ kind, id }) =>
      // 咳嗽、胸闷等其他症状: nor are they these.
      (id !== 'assoc_open' || terms.every((other) => other.kind === kind)) &&
      (!isNamed ||
        (id !== 'infectious' && id !== 'past_general') ||
        (!isCalled && (id === 'infectious' || besides.test(spoken)))),
  )
  // 高血压家族史: the family's, not the patient's.
  if (isNamed && /家族史/.test(spoken) && !/[、或和及]家族史/.test(spoken)) return undefined
  const topicsOnly = terms.every(({ kind }) => kind === 't')
  // 疼的部位和程度: of several topics it may be said what feels so.
  const rest = topicsOnly && terms.length > 1 ? felt : around
  return glue.test(topicsOnly ? rest.replaceAll(stateOfTopic, '') : rest) ? named : undefined
}
