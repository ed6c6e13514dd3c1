import {
  canConcern,
  intentOf,
  jargonIn,
  readMeaning,
  symptomOf,
  symptoms,
  type Person,
} from '#ontology'
import type { Gate } from './history-format.ts'
import { type Problem, advice, error, unless } from '#form'
import type { CaseScript } from './script.ts'
import { sayings, wordsOf } from './sayings.ts'

const layWords = (script: CaseScript): Problem[] =>
  script.persona.literacy === '高'
    ? []
    : sayings(script).flatMap(([path, text]) =>
        jargonIn(text).map((word) => error(path, `患者不会说专业用语“${word}”，请改成大白话`)),
      )

/** Words of negation, and those by which people say that all is well without one (躺得平，看得清，跟平常一样). */
const deniesOrIsWell =
  /[没不无未莫甭]|早过了|哪里懂|正常|清楚|清醒|[还挺]?[平还挺]?(?:行|好)[。着使了]|还好|匀|顺[当。]|有劲|跟(?:平常|往年|原来)|[躺听闻咽看尿得]得|能动|会动|能控制|爱吃|都香|面香|睡得|就着|乐呵|脾气好|软的|尿片|心情/

/** A denial pure and simple; what is wanting is a symptom of its own (没劲). */
const plainNo = /^(?:没有|没)(?!精神|劲|力|胃口|得力)[^，；]*。$/

const denials = ({ symptoms: { present, absent } }: CaseScript): Problem[] => [
  ...Object.entries(absent)
    .filter(([, answer]) => !deniesOrIsWell.test(wordsOf(answer)))
    .map(([name]) =>
      error(`symptoms.absent.${name}`, '这句话没有否认：请移到 present，或写明没有（不、没）'),
    ),
  ...Object.entries(present)
    .filter(([, answer]) => plainNo.test(wordsOf(answer)))
    .map(([name]) => error(`symptoms.present.${name}`, '这句话是否认：请移到 absent')),
]

const canOpen = (gate: Gate): boolean =>
  (gate.rapport ?? 0) <= 90 &&
  (gate.said ?? []).every((key) => readMeaning(key)?.intent !== 'leak_attempt') &&
  (gate.all ?? []).every(canOpen) &&
  (gate.any === undefined || gate.any.some(canOpen))

const gates = ({ facts }: CaseScript): Problem[] =>
  facts.flatMap(({ id, layer, gate, guarded, asks }) => {
    const broad = asks.every((key) => intentOf(key)?.traits.open)
    const open = facts.some(
      (one) => one.gate === undefined && one.asks.some((ask) => asks.includes(ask)),
    )
    return [
      ...unless(
        layer < 2 || !broad,
        error(`facts.${id}.asks`, '只有宽泛的问题才问得到：请改为第1层，或补一个具体问题'),
      ),
      ...unless(
        (layer === 3) === (gate !== undefined),
        error(`facts.${id}`, '第3层的事实须有 gate，其他层不应有'),
      ),
      ...unless(
        gate === undefined || canOpen(gate),
        error(`facts.${id}.gate`, '这个条件永远达不到'),
      ),
      ...unless(
        gate === undefined || open || guarded !== undefined,
        error(`facts.${id}`, '条件未满足时患者无话可答：请写 guarded，或写一条同一问题的普通事实'),
      ),
    ]
  })

/** Words by which people complain that they are asked again. */
const complainsOfRepetition = /[说讲]过|老问|几遍|(?:都|不是?|刚才?)[说讲]了/

/** What stands before any answer stands before the first one too, where nothing was asked twice. */
const styles = ({ persona: { styles: of } }: CaseScript): Problem[] =>
  Object.entries(of).flatMap(([mood, { prefix, suffix }]) =>
    [...prefix, ...suffix]
      .filter((text) => complainsOfRepetition.test(text))
      .map((text) =>
        error(
          `persona.styles.${mood}`,
          `“${text}”会出现在第一次问的问题前后：嫌问重了的话请写到“被重复问”`,
        ),
      ),
  )

/** A gate of an examination, which has no words and is not put twice. */
const rests = (gate: Gate): boolean =>
  gate.words === undefined &&
  gate.again === undefined &&
  [...(gate.all ?? []), ...(gate.any ?? [])].every(rests)

const gatedExaminations = ({ exam }: CaseScript): Problem[] =>
  exam.flatMap(({ item, gate, guarded }) => [
    ...unless(
      gate === undefined || (canOpen(gate) && rests(gate)),
      error(`exam.${item}.gate`, '这个条件永远达不到，或用了只适用于问题的 words、again'),
    ),
    ...unless(
      (gate === undefined) === (guarded === undefined),
      error(`exam.${item}`, 'gate 与条件未满足时的话 guarded 须一起写'),
    ),
  ])

const isImpossible =
  (patient: Person) =>
  (key: string): boolean => {
    const meaning = readMeaning(key)
    return meaning !== undefined && !canConcern(meaning, patient)
  }

const fits = ({
  facts,
  symptoms: { present, absent },
  caseInfo,
  persona,
}: CaseScript): Problem[] => [
  ...facts.flatMap(({ id, asks }) =>
    asks
      .filter(isImpossible(caseInfo))
      .map((key) => error(`facts.${id}.asks`, `“${key}”不适用于这位患者的性别或年龄`)),
  ),
  ...Object.keys({ ...present, ...absent })
    .filter((name) => isImpossible(caseInfo)(`symptom:${name}`))
    .map((name) => error(`symptoms.${name}`, '这一项不适用于这位患者的性别或年龄')),
  ...unless(
    caseInfo.age >= 8 || persona.informant !== '本人',
    error('persona.informant', '8岁以下应由家长代述'),
  ),
  ...unless(
    caseInfo.age >= 2 || caseInfo.months !== undefined,
    error('caseInfo.months', '2岁以下请写月龄 months'),
  ),
  ...unless(
    caseInfo.age >= 20 || caseInfo.maritalStatus === '未婚',
    error('caseInfo.maritalStatus', '年龄与婚姻状况不符'),
  ),
]

/** The symptoms of which the case has something to tell that is no denial. */
const hadBy = ({ facts, symptoms: { present } }: CaseScript): ReadonlySet<string> => {
  const written = facts.flatMap(({ asks }) =>
    asks.flatMap((key) => {
      const meaning = readMeaning(key)
      return meaning?.intent === 'symptom' ? (meaning.entity ?? []) : []
    }),
  )
  return new Set([...Object.keys(present), ...written])
}

const complaints = (script: CaseScript): Problem[] => {
  const had = hadBy(script)
  return (script.complaint ?? [])
    .filter((name) => !had.has(name))
    .map((name) => error('complaint', `患者没有“${symptomOf(name)?.zh}”：请先写这个症状`))
}

/** One symptom of a cluster may stand alone; where there are two, a denial of their neighbours says something. */
const neighbours = (script: CaseScript): Problem[] => {
  const {
    caseInfo,
    symptoms: { absent },
  } = script
  const had = hadBy(script)
  const clusters = [...had].map((name) => symptomOf(name)?.cluster)
  const open = symptoms.filter(
    ({ id, cluster, usual }) =>
      usual &&
      canConcern({ intent: 'symptom', entity: id }, caseInfo) &&
      clusters.filter((one) => one === cluster).length > 1 &&
      !had.has(id) &&
      !(id in absent),
  )
  return open.length === 0
    ? []
    : [
        advice(
          'symptoms.absent',
          `这些相邻症状没有写明，患者会否认：${open.map(({ id, zh }) => `${zh}(${id})`).join('、')}`,
        ),
      ]
}

/** What the patient says: in plain words, a no where no is meant, reachable, and possible for this person. */
export const history = (script: CaseScript): readonly Problem[] =>
  [layWords, denials, gates, gatedExaminations, styles, fits, complaints, neighbours].flatMap(
    (look) => look(script),
  )
