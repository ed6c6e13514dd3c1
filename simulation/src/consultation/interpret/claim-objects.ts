import type { Claim } from '#understanding'
import type { KnownFact } from '#cases'
import type { Grounds } from './claim-grounds.ts'
import { denies, stretchesOf } from './claim-text.ts'
import { names } from './gate.ts'

const about = (facts: readonly KnownFact[], intents: readonly string[]): readonly KnownFact[] =>
  facts.filter(({ asks }) => asks.some(({ intent }) => intents.includes(intent)))

/** What a fact says, in the patient's words and in those of its note. */
const toldIn = ({ text, note }: KnownFact): readonly string[] => [
  ...stretchesOf(text),
  ...(note === undefined ? [] : stretchesOf(note)),
]

const substance =
  /对(?!了)(.{1,8}?)(?:也|都|是|会)?(?:不|没有?|过敏|没)|([\p{Script=Han}]{2,6}?)(?:也|都)?(?:不|没有?)?过敏/u
const anything = /药物?|什么|任何|食物|东西|别的|其他|没有|没/u
const reacts = /过敏|大包|疙瘩|皮试|昏|憋|喘/u
const tolerates = /没事|也打过|都用过|都吃|没(?:得|有|对)?.{0,3}过敏|不过敏/u
const never = /没用过|没打过|没吃过/u

/** What a claim says that somebody is allergic to; '' where it names nothing. */
const allergenIn = (text: string): string => {
  const match = substance.exec(text)
  const what = (match?.[1] ?? match?.[2] ?? '').replace(/^(?:您|你|孩子|他|她|对|那|所以)+/u, '')
  return anything.test(what) ? '' : what
}

/** Whether something that is named brings on an allergy: by facts that name it, else by what is said of all. */
const allergyGrounds = (
  sayable: readonly KnownFact[],
  { text, findings }: Claim,
): readonly Grounds[] => {
  const claimed = findings.find(({ key }) => key === 'allergy')
  const what = allergenIn(text)
  if (claimed === undefined || what === '') return []
  const facts = about(sayable, ['allergy'])
  const judged = facts.flatMap((fact) => {
    const own = stretchesOf(fact.text).filter((one) => one.includes(what))
    const isNamed = own.length > 0 || (fact.gate !== undefined && names(fact.gate, what))
    if (isNamed && (own.length > 0 ? own.some((one) => never.test(one)) : never.test(fact.text)))
      return []
    // 没有过敏的，就是尘螨会喘: an exception to what is said of all.
    if (own.some((one) => /就是|除了|有/u.test(one) || (reacts.test(one) && !denies(one))))
      return [{ fact, denied: false }]
    if (isNamed) return [{ fact, denied: tolerates.test(fact.text) }]
    const isOfAll = fact.gate === undefined && tolerates.test(fact.text)
    return isOfAll ? [{ fact, denied: true }] : []
  })
  const [first] = judged.toSorted(
    (a, b) => Number(b.fact.text.includes(what)) - Number(a.fact.text.includes(what)),
  )
  return first === undefined
    ? []
    : [{ agrees: first.denied === claimed.denied, facts: [first.fact] }]
}

const operations =
  /阑尾|胆囊|剖[腹宫]产|支架|搭桥|起搏器|甲状腺|子宫|卵巢|白内障|骨折|肠套叠|心脏|胃|肺|疝|扁桃体|人流|钢板|截肢|眼|开颅|颅脑|移植|痔|乳腺|前列腺|椎间盘|关节|脾|肾|肝/gu

/**
 * Whether a claim names what somebody is allergic to, or which operation they had: that they are allergic, or were operated
 * on, says nothing of it.
 */
export const namesObject = ({ text, findings }: Claim): boolean =>
  (findings.some(({ key }) => key === 'allergy') && allergenIn(text) !== '') ||
  (findings.some(({ key }) => key === 'surgery') && text.search(operations) >= 0)

/** Whether an operation that is named was done. */
const operationGrounds = (
  sayable: readonly KnownFact[],
  { text, findings }: Claim,
): readonly Grounds[] => {
  const claimed = findings.find(({ key }) => key === 'surgery')
  const [what] = text.match(operations) ?? []
  if (what === undefined || (claimed === undefined && !/割|做过|切|截|装过|换过/u.test(text)))
    return []
  const facts = about(sayable, ['surgery', 'hospitalization', 'pregnancy', 'children']).filter(
    ({ asks, gate, text }) =>
      asks.some(({ intent }) => intent === 'surgery') ||
      (gate !== undefined && text.includes(what)) ||
      text.includes(what),
  )
  const naming = facts.filter((fact) =>
    toldIn(fact).some((one) => one.includes(what) && !denies(one)),
  )
  const isDenied = claimed?.denied ?? denies(text)
  if (naming.length > 0) return [{ agrees: !isDenied, facts: naming }]
  return facts.length === 0
    ? []
    : [
        {
          agrees: isDenied,
          facts: facts.filter(({ asks }) => asks.some(({ intent }) => intent === 'surgery')),
        },
      ]
}

/** How a child was born: of each pair one is so. */
const births: readonly (readonly [RegExp, RegExp])[] = [
  [/足月/u, /早产/u],
  [/顺产/u, /剖/u],
]

const birthGrounds = (sayable: readonly KnownFact[], { text }: Claim): readonly Grounds[] => {
  const facts = about(sayable, ['birth_history'])
  return births.flatMap((pair): readonly Grounds[] => {
    const claimed = pair.findIndex((one) => one.test(text))
    const stated = facts.flatMap((fact) => {
      const at = pair.findIndex((one) => one.test(fact.text))
      return at < 0 ? [] : [{ fact, at }]
    })
    if (claimed < 0 || stated.length === 0) return []
    return [
      { agrees: stated.some(({ at }) => at === claimed), facts: stated.map(({ fact }) => fact) },
    ]
  })
}

const vaccines = /流感|肺炎|乙肝|新冠|轮状病毒|卡介苗|破伤风|狂犬|hpv/iu

const vaccineGrounds = (sayable: readonly KnownFact[], { text }: Claim): readonly Grounds[] => {
  const [what] = vaccines.exec(text) ?? []
  if (what === undefined || !/疫苗|针|苗/u.test(text)) return []
  const facts = about(sayable, ['vaccination']).filter((fact) =>
    toldIn(fact).some((one) => one.includes(what)),
  )
  const stated = facts.flatMap((fact) => {
    const own = toldIn(fact).filter((one) => one.includes(what))
    return [
      {
        fact,
        denied:
          own.some(denies) ||
          (/没(?:吃|打)过?/u.test(fact.text) &&
            own.every((one) => !/打了|打过(?!.*没)/u.test(one))),
      },
    ]
  })
  const [first] = stated
  return first === undefined ? [] : [{ agrees: first.denied === denies(text), facts: [first.fact] }]
}

const medicinal: readonly string[] = [
  'current_meds',
  'prior_treatment',
  'adherence',
  'treatment_effect',
  'drug_abuse',
  'poisoning',
  'diet_habit',
  'side_effects',
]
/** What a medicine is for, and not which one. */
const kinds =
  /^(?:药|药物|西药|中药|消炎药|抗生素|止[痛疼]药|退烧药|感冒药|降压药|降糖药|降脂药|止咳药|胃药|安眠药|止泻药|减肥药|激素|偏方|补品|草药|中成药|抗凝药|心脏药|维生素|避孕药|喷雾|吸入剂|药片|药丸|药水|药膏|头孢)$/u
/** What stands in names of medicines seldom, and in sentences about them often. */
const plainWords =
  /[了的是在有没不也就都还再个月天年日次回片粒颗早晚今昨前后我您他她这那吃喝用打停开给药]/u

/** Medicines that a claim names as the patient did: at least three signs of a name in a row. */
export const namesTold = (facts: readonly KnownFact[], text: string): readonly string[] => {
  const texts = about(facts, medicinal).map((fact) => `${fact.text}${fact.note ?? ''}`)
  for (let length = 6; length > 2; length -= 1)
    for (let at = 0; at + length <= text.length; at += 1) {
      const name = text.slice(at, at + length)
      if (plainWords.test(name) || !/^\p{Script=Han}+$/u.test(name)) continue
      if (texts.some((one) => one.includes(name))) return [name]
    }
  return []
}

/** That it did not help denies nothing of its having been taken. */
const helpless = /没(?:有)?(?:什么|啥|得)?(?:用|效果?|管用)|不管用|不?没?见好|无效|没治住/gu

const stopped = /停|没再吃|断了|没吃了/u

/** Whether a medicine that is named was taken, and whether it still is. */
const medicineGrounds = (
  all: readonly KnownFact[],
  sayable: readonly KnownFact[],
  { text, medicines, of }: Claim,
): readonly Grounds[] => {
  if (of !== undefined) return []
  return medicines.flatMap((what): readonly Grounds[] => {
    const isDenied = denies(text.replaceAll(helpless, ''))
    const namesIt = (fact: KnownFact): boolean =>
      toldIn(fact).some((one) => one.includes(what)) ||
      (fact.gate !== undefined && names(fact.gate, what) && !kinds.test(what))
    const facts = about(sayable, medicinal).filter(namesIt)
    const statements = facts.flatMap((fact) => {
      const own = toldIn(fact).filter((one) => one.includes(what))
      const first = stretchesOf(fact.text).slice(0, 1)
      // What only its gate names may be another medicine for the same, unless none was taken.
      if (own.length === 0 && !first.every(denies)) return []
      const from = own.length > 0 ? own : first
      return {
        fact,
        denied: from.every((one) => denies(one.replaceAll(helpless, ''))),
        stopped:
          from.some((one) => stopped.test(one)) ||
          (stopped.test(fact.text) && stretchesOf(fact.text).length < 7),
      }
    })
    const [first] = statements
    if (first !== undefined) {
      const isStopped = stopped.test(text)
      const goesOn = /每天|一直|还在|现在还|到今天/u.test(text) && !isStopped
      const taken = statements.filter(({ denied }) => !denied)
      if (isDenied)
        return [
          {
            agrees: taken.length === 0,
            facts: (taken[0] ?? first) === undefined ? [] : [(taken[0] ?? first).fact],
          },
        ]
      if (taken.length === 0) return [{ agrees: false, facts: [first.fact] }]
      if (goesOn && taken.some((one) => one.stopped))
        return [
          { agrees: false, facts: taken.filter((one) => one.stopped).map(({ fact }) => fact) },
        ]
      return [{ agrees: true, facts: taken.map(({ fact }) => fact) }]
    }
    // Of what may not be told yet nothing is said; what nobody ever wrote of was not taken.
    if (kinds.test(what) || isDenied || about(all, medicinal).some(namesIt)) return []
    return [{ agrees: false, facts: [], words: `没用过${what}。` }]
  })
}

/** What a claim says of things that it names: what one is allergic to, operations, vaccines, medicines. */
export const objectGrounds = (
  all: readonly KnownFact[],
  sayable: readonly KnownFact[],
  claim: Claim,
): readonly Grounds[] => [
  ...allergyGrounds(sayable, claim),
  ...operationGrounds(sayable, claim),
  ...vaccineGrounds(sayable, claim),
  ...birthGrounds(sayable, claim),
  // Who never had a medicine may be allergic to it, and who had it may be by now.
  ...(claim.findings.some(({ key }) => key === 'allergy')
    ? []
    : medicineGrounds(all, sayable, claim)),
]
