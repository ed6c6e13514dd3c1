import { diagnoses, orders } from '#catalogue'
import { jargonIn } from '#ontology'
import {
  figuresIn,
  type Figure,
  type Lexicon,
  normalise,
  unifySpelling,
  standsAmong,
} from '#understanding'
import { spokenLength } from './clauses.ts'
import { agree, polarityOf, type Polarity } from './polarity.ts'

/** What a patient has just said, read once: the only ground that another wording of it may stand on. */
export type Chosen = {
  readonly text: string
  readonly figures: readonly Figure[]
  readonly senses: ReadonlySet<string>
  readonly polarity: Polarity
}

/** Why a wording is not shown. */
export type Fault =
  | 'length'
  | 'signs'
  | 'machine'
  | 'number'
  | 'term'
  | 'drug'
  | 'diagnosis'
  | 'side'
  | 'time'
  | 'jargon'
  | 'negation'
  | 'missing'

/** Holds a wording to what was chosen. */
export type Checker = {
  readonly read: (text: string) => Chosen
  /** What is wrong with a clause that is to be shown after others; undefined where nothing is. */
  readonly clause: (clause: string, before: string, chosen: Chosen) => Fault | undefined
  /** What is wrong with the whole: whether something of what was chosen is lost. */
  readonly whole: (text: string, chosen: Chosen) => Fault | undefined
}

/** Words that lead a sentence and say nothing of an illness; whatever else the lexicon knows must have been said. */
const harmless = new Set(
  'how_long when how_many how_much what where how who why now said think worry hope thanks hello comfort answer_word doctor affect moment other repeat_me hospital'
    .split(' ')
    .map((word) => `c:${word}`),
)

const machine =
  /AI|人工智能|语言模型|大模型|助手|提示词|指令|设定|系统|规则|角色|扮演|病例|评分|诊断|确诊|考虑是|标准化病人|虚拟/iu
const odd = /[<>{}[\]@#/\\|_=~^*`$%&+\p{C}\p{So}]/u
const illnessForms =
  /[\p{Script=Han}]{0,3}(?:炎|癌|瘤|梗死|心梗|脑梗|栓塞|综合征|结核|中风|溃疡|衰竭|破裂|穿孔|感染|中毒|心脏病|冠心病|心绞痛|甲亢|怀孕|宫外孕|抑郁症|糖尿病|高血压)/gu
const drugForms =
  /[\p{Script=Han}]{1,4}(?:西林|沙星|霉素|洛尔|地平|普利|沙坦|他汀|拉唑|替丁|列汀|格列|双胍|必利|司匹林|芬|酚|片|胶囊|颗粒|口服液|注射液|冲剂|药水|膏药|胰岛素|激素|抗生素|消炎药|止疼药|止痛药|降压药|退烧药|安眠药)/gu
const sides = ['左', '右', '双侧', '两边', '两侧'] as const
const times =
  /昨[天晚夜]?|今[天早晚]|前天|大前天|明天|去年|前年|今年|上周|上个?月|早[上晨]|清晨|上午|中午|下午|傍晚|晚上|夜里|半夜|凌晨|饭前|饭后|空腹|睡前|小时候|年轻/gu

const illnessNames = diagnoses.flatMap(({ zh, aliases }) => [zh, ...aliases])
const orderNames = orders.map(({ zh }) => zh)

const longest = 120
const shortest = 60

const bounded = (length: number): number =>
  length * 2 < shortest ? shortest : length * 2 > longest ? longest : length * 2

/** Words found by their form must stand in what was chosen as they are, but for what leads up to them. */
const isInvented = (form: RegExp, clause: string, chosen: string, tail: number): boolean =>
  [...clause.matchAll(form)].some(([word]) => {
    const ending = word.length > tail ? word.slice(-tail) : word
    return !chosen.includes(ending)
  })

/**
 * Holds whatever another wording says to what the patient has said already: it may add no number, symptom, disease,
 * medicine, part of the body, side or time, deny nothing that was said and say nothing that was denied. It errs on the
 * side of refusing: then the patient's own words are shown.
 */
export const checkerOf = (lexicon: Lexicon, secrets: readonly string[] = []): Checker => {
  const sensesIn = (text: string): ReadonlySet<string> =>
    new Set(
      lexicon
        .find(unifySpelling(normalise(text)))
        .flatMap(({ senses }) => senses.map((sense) => sense.replace('~', '')))
        .filter((sense) => !harmless.has(sense)),
    )
  const illnesses = [...illnessNames, ...secrets].filter((name) => name.length > 1)
  const names = (all: readonly string[], clause: string, chosen: string): boolean =>
    all.some((name) => clause.includes(name) && !chosen.includes(name))
  const read = (text: string): Chosen => ({
    text: text.normalize('NFKC'),
    figures: figuresIn(text),
    senses: sensesIn(text),
    polarity: polarityOf(text),
  })
  const faultOf = (clause: string, before: string, chosen: Chosen): Fault | undefined => {
    const { text, figures, senses, polarity } = chosen
    const all = before + clause
    if (spokenLength(all) > bounded(spokenLength(text))) return 'length'
    const plain = clause.normalize('NFKC')
    if (odd.test(plain)) return 'signs'
    if ([...plain.matchAll(/[A-Za-z]+/gu)].some(([word]) => !text.includes(word))) return 'signs'
    if (machine.test(plain)) return 'machine'
    if (!figuresIn(plain).every((figure) => standsAmong(figure, figures))) return 'number'
    if (names(illnesses, plain, text) || isInvented(illnessForms, plain, text, 2))
      return 'diagnosis'
    if (names(orderNames, plain, text) || isInvented(drugForms, plain, text, 3)) return 'drug'
    if (sides.some((side) => plain.includes(side) && !text.includes(side))) return 'side'
    if ([...plain.matchAll(times)].some(([time]) => !text.includes(time))) return 'time'
    if (jargonIn(plain).some((word) => !text.includes(word))) return 'jargon'
    if ([...sensesIn(plain)].some((sense) => !senses.has(sense))) return 'term'
    return agree(polarityOf(plain), polarity) ? undefined : 'negation'
  }
  return {
    read,
    clause: faultOf,
    whole(text, chosen) {
      const worded = read(text)
      if (!chosen.figures.every((figure) => standsAmong(figure, worded.figures))) return 'missing'
      const findings = [...chosen.senses].filter((sense) => /^[sdp]:/.test(sense))
      if (!findings.every((sense) => worded.senses.has(sense))) return 'missing'
      return chosen.polarity.denies === worded.polarity.denies ? undefined : 'negation'
    },
  }
}
