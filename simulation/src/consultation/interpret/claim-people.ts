import type { Claim, Relative } from '#understanding'
import type { KnownFact } from '#cases'
import { diseaseOf, readMeaning } from '#ontology'
import { denies, stretchesOf } from './claim-text.ts'
import type { Grounds } from './claim-grounds.ts'
import type { State } from '../state/state.ts'
import { fits, valuesIn } from './claim-values.ts'

/** How whoever speaks says what the patient is. */
export const sexWords = ({ setup: { script } }: State): string => {
  const { gender, age } = script.caseInfo
  const sex = gender === 0 ? '女' : '男'
  if (script.persona.informant === '本人') return `我是${sex}的。`
  return age < 14 ? `孩子是${sex}孩。` : `${gender === 0 ? '她' : '他'}是${sex}的。`
}

const factOf = (state: State, id: string): KnownFact | undefined => state.book.facts.get(id)

/** Tells how old somebody is, and not when something was (十八岁摔断过胳膊). */
const isAge = /今年|岁(?:了|多|半|零?[\p{N}\p{Script=Han}]{1,2}个?月)?$/u

const allWell =
  /(?:没有?(?:任何|一点儿?|什么)|哪[儿里][都也](?:不|没有?)|一点儿?[都也](?:不|没有?)|什么.{0,3}[都也](?:不|没有?))(?:地方)?(?:不舒服|不适|难受|症状|疼|痛)|来体检的?$|^[您你他她]?(?:根本)?没病$/u
const ofTheRest = /其他|其它|别的|另外|以前|平时|过去|除了/u

/** Whether nothing at all is said to be wrong with somebody who came because something is; of the rest of them it may be so. */
export const saysAllIsWell = (text: string): boolean => allWell.test(text) && !ofTheRest.test(text)

/** What a claim says of who the patient is: sex, age, name, marriage; all of it stands in the case. */
export const identityGrounds = (state: State, { text, of }: Claim): readonly Grounds[] => {
  if (of !== undefined) return []
  const { gender, age, months, name } = state.setup.script.caseInfo
  const grounds: Grounds[] = []
  const add = (agrees: boolean, intent: string, words?: string): void => {
    const fact = factOf(state, `info:${intent}`) ?? state.book.answers.get(intent)?.[0]
    const facts = fact === undefined ? [] : [fact]
    grounds.push(words === undefined ? { agrees, facts } : { agrees, facts, words })
  }
  const sex = /(?:是|这)(?:个)?(女|男)(?:的|性|士|生|孩|人)?|^(?:您|你)?(女|男)(?:的|性)/u.exec(
    text,
  )
  const sexWord = sex?.[1] ?? sex?.[2]
  if (sexWord !== undefined) add((sexWord === '女') === (gender === 0), 'ask_sex', sexWords(state))
  const years = valuesIn(text).filter(({ measure }) => measure === 'age')
  if (years.length > 0 && isAge.test(text)) {
    const own = months !== undefined && age < 2 ? [age, age + 1] : [age]
    const children = [...state.book.facts.values()].filter(({ asks }) =>
      asks.some(({ intent }) => intent === 'children'),
    )
    const ofChildren = children.flatMap((fact) => valuesIn(fact.text))
    const isChild = years.some((one) => ofChildren.some((other) => fits(one, other)))
    if (!isChild)
      add(
        years.some(({ low }) => own.includes(low)),
        'ask_age',
      )
  }
  const chief = state.book.answers.get('chief')?.[0]
  const isOfPain = /[疼痛]$/u.test(text)
  if (chief !== undefined && saysAllIsWell(text) && (!isOfPain || /[疼痛]/u.test(chief.text)))
    grounds.push({ agrees: false, facts: [chief] })
  const called = /(?:[您你他她]|孩子|名字)(?:是)?(?:叫|名字是)(\p{Script=Han}{2,4})$/u.exec(
    text,
  )?.[1]
  if (called !== undefined && !/什么|啥/.test(called)) add(called.includes(name), 'ask_name')
  return [...grounds, ...marriageGrounds(state, text)]
}

const marriageGrounds = (state: State, text: string): readonly Grounds[] => {
  const { maritalStatus } = state.setup.script.caseInfo
  const says = /没结婚|未婚|单身/u.test(text)
    ? '未婚'
    : /结婚|已婚/u.test(text)
      ? '已婚'
      : /离婚|离异/u.test(text)
        ? '离异'
        : undefined
  if (says === undefined) return []
  const fact = state.book.answers.get('marriage')?.find(({ gate }) => gate === undefined)
  return [{ agrees: says === maritalStatus, facts: fact === undefined ? [] : [fact] }]
}

const kinWords: Readonly<Record<Relative, RegExp>> = {
  father: /爸(?!妈)|父亲|爹(?![妈娘])/u,
  mother: /(?<![爸爹])妈|母亲|(?<!爹)娘(?!家|俩)/u,
  parents: /爸妈|爹妈|父母/u,
  sibling: /哥|姐|弟|妹/u,
  spouse: /老婆|老伴|爱人|老公|媳妇|丈夫/u,
  child: /儿子|女儿|闺女|崽|娃/u,
  other: /外?公|外?婆|爷|奶奶|姥|叔|舅|姑|姨|表|室友|同事|工友|老乡|外孙|妹子|姐姐|同屋|下铺|小姨/u,
}
const familiar: ReadonlySet<string> = new Set([
  'children',
  'family_history',
  'family_similar',
  'life_event',
  'parents',
  'sick_contact',
  'spouse_health',
])
const departed = /去世|过世|走了?的?$|没了|去世|死|没的|走，|走的/u
const isFine = /都好|还好|身体.{0,3}好|好好的|还行|没什么|没啥/u

/** What facts say of one relative, stretch by stretch: who was named last is still spoken of. */
const saidOf = (
  facts: readonly KnownFact[],
  of: Relative,
): readonly { text: string; fact: KnownFact }[] =>
  facts.flatMap((fact) => {
    let isOf = false
    return stretchesOf(fact.text).flatMap((text) => {
      const named = Object.entries(kinWords).filter(([, words]) => words.test(text))
      if (named.length > 0)
        isOf = named.some(
          ([one]) => one === of || (one === 'parents' && (of === 'father' || of === 'mother')),
        )
      return isOf ? [{ text, fact }] : []
    })
  })

/** How people call what they have in the family, beside its name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  diabetes: ['血糖高', '胰岛素'],
  hypertension: ['血压高'],
  hyperlipidemia: ['血脂高', '血油高'],
  stroke: ['中风', '脑梗', '脑出血', '偏瘫'],
  chd: ['心梗', '心脏病'],
  thyroid: ['大脖子'],
  tb: ['痨病', '结核'],
  copd: ['气管炎', '气喘'],
  tumor: ['坏病', '癌'],
}

/** Words of a claim about a relative that can be looked for in what the patient said of them. */
const wordsOf = ({ text, findings }: Claim): readonly string[] => {
  const diseases = findings.flatMap(({ key }) => {
    const disease = diseaseOf(readMeaning(key)?.entity ?? '')
    return disease === undefined ? [] : [disease.zh, ...(otherNames[disease.id] ?? [])]
  })
  const plain = text.replaceAll(
    /[您你的了呢吧啊呀过是有得也都]|没有|身体|因为|当时|去世|过世/gu,
    '',
  )
  const own = Object.values(kinWords).reduce((left, words) => left.replace(words, ''), plain)
  return [...diseases, own]
}

const pairs = (text: string): readonly string[] =>
  Array.from({ length: text.length - 1 < 0 ? 0 : text.length - 1 }, (_, at) =>
    text.slice(at, at + 2),
  ).filter((pair) => !/[亲属体年岁十一二三四五六七八九月也个]/u.test(pair))

const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => pairs(word).some((pair) => text.includes(pair)))

/** What a claim says of a relative, by what the patient may tell of them. */
export const kinGrounds = (sayable: readonly KnownFact[], claim: Claim): readonly Grounds[] => {
  const { of } = claim
  if (of === undefined) return []
  const facts = sayable.filter(
    ({ asks, usual }) => !usual && asks.some(({ intent }) => familiar.has(intent)),
  )
  const own = saidOf(facts, of)
  if (own.length === 0) return []
  const known = [...new Set(own.map(({ fact }) => fact))]
  const words = wordsOf(claim)
  const texts = own.map(({ text }) => text)
  const isDenied = denies(claim.text)
  const holding = own.filter(({ text }) => holds(text, words))
  const others = (['father', 'mother', 'sibling', 'other'] as const).filter((one) => one !== of)
  // Of many who are only called others, or neighbours, one is not the other.
  if (of === 'other') {
    const same = holding.filter(({ text }) => denies(text) === isDenied)
    return same.length > 0
      ? [{ agrees: true, facts: [...new Set(same.map(({ fact }) => fact))] }]
      : []
  }
  if (holding.length > 0) {
    const agrees = holding.some(({ text }) => denies(text) === isDenied)
    return [{ agrees, facts: known }]
  }
  if (departed.test(claim.text))
    return [{ agrees: texts.some((one) => departed.test(one)), facts: known }]
  if (isFine.test(claim.text) && !isDenied)
    return [{ agrees: texts.some((one) => isFine.test(one)), facts: known }]
  const elsewhere = others.some((one) => saidOf(facts, one).some(({ text }) => holds(text, words)))
  const isSick = claim.findings.some(({ denied }) => !denied)
  if (elsewhere || (isSick && texts.some((one) => isFine.test(one))))
    return [{ agrees: isDenied, facts: known }]
  return []
}

const childCounts = '零一二三四五六七八九十'
const countOf = (sign: string): number =>
  /\d/u.test(sign) ? Number(sign) : /[两俩]/u.test(sign) ? 2 : childCounts.indexOf(sign)
const isSonWord = (who: string): boolean => /^(?:儿|伢)/u.test(who)

/** Children as a text names them, with their count where it tells one (一儿一女, 俩闺女). */
const childrenIn = (text: string): readonly { count: number | undefined; who: string }[] =>
  [
    ...text.matchAll(
      /([一两俩二三四五六七八九十\d])?个?(?:亲生的?|大|小)?(儿子|女儿|闺女|孩子|小孩|(?<=[一两俩二三\d])[儿女])/gu,
    ),
  ].map(([, sign, who = '']) => ({
    count: sign === undefined ? undefined : countOf(sign),
    who: who === '小孩' ? '孩子' : who,
  }))

/** Sons and daughters, and how many. */
export const childrenGrounds = (
  state: State,
  sayable: readonly KnownFact[],
  { text }: Claim,
): readonly Grounds[] => {
  if (state.setup.script.persona.informant !== '本人' && state.setup.script.caseInfo.age < 14)
    return []
  const [claimed] = childrenIn(text)
  if (claimed === undefined || !/有|没|生/u.test(text)) return []
  const facts = sayable.filter(
    ({ asks, gate }) => gate === undefined && asks.some(({ intent }) => intent === 'children'),
  )
  const [fact] = facts
  if (fact === undefined) return []
  const { count, who } = claimed
  const isNone = /没(?:有)?孩子|还没有|没孩/u.test(fact.text)
  const isDenied = /没/u.test(text)
  if (isNone || isDenied) return [{ agrees: isNone === isDenied, facts: [fact] }]
  const isSon = who === '儿子'
  const isDaughter = who === '女儿' || who === '闺女'
  const has = isSon ? /儿子|伢|一儿/u : isDaughter ? /女儿|闺女|一女/u : /./u
  const children = childrenIn(fact.text).filter(
    (one) => (!isSon && !isDaughter) || isSon === isSonWord(one.who) || one.who === '孩子',
  )
  const numbers = children.flatMap((one) => one.count ?? [])
  const total = numbers.reduce((sum, one) => sum + one, 0)
  const counted = count === undefined || numbers.length === 0 || count === total
  return [{ agrees: has.test(fact.text) && counted, facts: [fact] }]
}
