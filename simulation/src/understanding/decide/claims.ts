import { isRecap } from '../segment/clauses.ts'
import type { Claim, ClaimedFinding, Relative } from './claim.ts'
import { findingsIn } from './claim-findings.ts'
import type { Model } from '../model/model.ts'
import type { Part } from './part.ts'
import { isAsked, normalise, plain, unifySpelling } from '../text/normalise.ts'
import { lexiconOf, type Token } from '../features/lexicon.ts'

/** A turn holds no more of them. */
const maxClaims = 24

/** Asks at the end whether what was said is so. */
const confirming =
  /[，,、\s]?(?:这样)?(?:我(?:说|理解|记)[的得]?)?(?:对不对|对吗|对吧|对么|是吗|是吧|是么|是这样(?:的)?(?:吗|吧)|是不是这样|没错(?:吗|吧)?|没记错吧|有没有(?:出入|遗漏|说错)|不是吗|没说错吧)[啊呀哈]?[？?。！!\s]*$/
const assuming = /吧[？?\s]*$/
/** Leads up to what is said and says nothing itself. */
const leading =
  /^(?:[那嗯哦]|好的|所以(?:说)?|也就是说?|就是说|换句话说|综上|总的来说|这么说来?)*[，,]?(?:(?:那?我|来|先|再|给您|跟您|帮您|向您|把(?:您)?(?:刚才|刚刚)?(?:说|讲)的?|简单)*(?:小结|总结|归纳|核对|核实|确认|复述|概括|梳理|[捋理说串]一[捋理说串下遍])(?:一下|一遍)?|您?刚(?:才|刚)?(?:说|提到|讲|告诉我)|您(?:说|提到))?[，,：:\s]*/
const greets = /^(?:您好|你好|好的?|嗯|谢谢|明白了?|知道了?|了解了?|辛苦了?)$/

const stops = /[，,；;。！!？?：:\n]+/
const sentenceEnds = /(?<=[。！!？?；;\n])/

const asksFor =
  /什么(?!.{0,3}[都也])|怎么(?!.{0,3}[都也不])|哪(?!.{0,2}[都也])|谁|多少|多久|多大|吗$|呢$|有没有|是不是|会不会|能不能|要不要/

const kin: readonly (readonly [Relative, RegExp])[] = [
  ['parents', /^(?:父母|爸妈|爹妈|爸爸妈妈|双亲)/],
  ['father', /^(?:父亲|爸爸?|老爸|爹)/],
  ['mother', /^(?:母亲|妈妈?|老妈|娘(?!家))/],
  ['sibling', /^(?:哥哥?|大哥|姐姐?|大姐|弟弟?|老弟|妹妹?|兄弟|姐妹)/],
  ['spouse', /^(?:爱人|老公|丈夫|老婆|妻子|媳妇|老伴儿?|对象|先生|太太)/],
  ['child', /^(?:儿子|女儿|闺女)/],
  [
    'other',
    /^(?:外?公|外?婆|爷爷|奶奶|姥姥|姥爷|叔叔?|舅舅?|姑姑?|小?姨|表哥|表兄|表姐|室友|同事|同学|工友|老乡|外孙|孙子|家里人?|家人|亲戚|邻居|下铺|同屋)/,
  ],
]
const possessor = /^(?:您|你|他|她|孩子|宝宝|娃)(?:的|家|们)?(?:里)?(?:的)?/
/** Goes on with a relative who was named right before (父亲有糖尿病，截过肢，去年去世了). */
const ofThem =
  /^(?:截|去年|前年|年轻时|当年|后来|做过|得过)|^[^，]{0,4}(?:去世|过世|走了|没了|身体|还在|健在|\d+岁|[一二三四五六七八九十]+岁)/

const relativeIn = (text: string): Relative | undefined => {
  const core = text.replace(possessor, '')
  return kin.find(([, words]) => words.test(core))?.[0]
}

/** Says something of what was spoken of right before (每天两包, 是黄的, 有黏液), and not of the illness. */
const isElliptic = (text: string): boolean =>
  /^(?:一?直|最|每|一天|一次|一回|量|颜色|是|有|还有|带|没有)/.test(text) &&
  text.length <= 10 &&
  !/发病|起病|开始|出现|疼|痛|加重|缓解/.test(text)
/** A row of findings after one denial (没有发烧、咳嗽): each is denied. */
const deniedRow =
  /^(?:[您你他她]|孩子|也|从来|从|这次|以前)*(?:没有?(?:得过|患过|出现|什么)?|无|不|否认)(?:有)?/
/** What stands between coming up or out and blood (吐了一大碗血): without it the words are those of the finding. */
const beforeBlood =
  /(?<=[吐呕咳尿拉])(?:出|了|过|的(?:都|全)?是|[几一两半好大小]|[碗口盆滩杯些点]|的|鲜|黑|红)+(?=血(?!压|糖|管|脂))/
const alone = (tokens: readonly Token[]): boolean =>
  tokens.every(({ senses }) => senses.some((sense) => /^~?[sdtcpf]:/.test(sense)))

/** Somebody's own disease or medicine, of which something is asked (您的糖尿病吃什么药, 您高血压几年了). */
const owned = /^(?:那|请问|嗯|好的?)*(?:您|你|孩子|他|她)(?:的|这个|那个|自己的)?(?=.{2,})/
const askedOfOwned =
  /^(?:病)?[，,]?(?:现在|平时|一直|目前|最近|都|是|在|已经|得了?|查出来?|吃了?|用了?|打了?|的)*(?:吃|用|打|服|控制|什么|啥|哪|多少|多久|多长|几|怎么|好了|严重)/

/** Reads what a doctor says of the patient and does not ask. */
export const claimsOf = (
  model: Model,
): ((text: string, parts: readonly Part[]) => readonly Part[]) => {
  const lexicon = lexiconOf(model)
  const isWord = (text: string): boolean => Object.hasOwn(model.words, text)
  const tokensOf = (text: string): readonly Token[] => lexicon.find(unifySpelling(normalise(text)))
  const medicinesIn = (tokens: readonly Token[]): readonly string[] => [
    ...new Set(
      tokens.filter(({ senses }) => senses.includes('c:medicine')).map(({ text }) => text),
    ),
  ]

  const claimOf = (
    text: string,
    of: Relative | undefined,
    row: boolean,
    last: Claim | undefined,
  ): Claim => {
    const tokens = tokensOf(text.replace(beforeBlood, ''))
    const own = findingsIn(tokens, isWord)
    const findings: readonly ClaimedFinding[] =
      row && alone(tokens) ? own.map((one) => ({ ...one, denied: true })) : own
    const medicines = medicinesIn(tokens)
    const before = (last?.findings ?? []).filter(({ denied }) => !denied).map(({ key }) => key)
    const spoken = before.length > 0 ? before : (last?.about ?? [])
    return {
      text,
      findings,
      medicines,
      ...(findings.length === 0 && spoken.length > 0 && isElliptic(text) ? { about: spoken } : {}),
      ...(of === undefined ? {} : { of }),
    }
  }

  /** What a stretch between two marks says, each item of a row by itself. */
  const saidIn = (stretch: string, before: Claim | undefined): readonly Claim[] => {
    const items = stretch.split('、').filter((item) => item.trim() !== '')
    const isRow = deniedRow.test(items[0] ?? '')
    const claims: Claim[] = []
    for (const [at, item] of items.entries()) {
      const last = claims.at(-1) ?? before
      const of = relativeIn(item) ?? (at > 0 || ofThem.test(item) ? last?.of : undefined)
      claims.push(claimOf(item.trim(), of, isRow && at > 0, last))
    }
    return claims
  }

  const stretchesOf = (sentence: string): readonly string[] =>
    sentence
      .replace(confirming, '')
      .replace(assuming, '')
      .split(stops)
      .map((stretch) => stretch.trim().replace(leading, ''))
      .filter((stretch) => stretch !== '' && !greets.test(stretch) && !asksFor.test(stretch))

  const claimsIn = (sentences: readonly string[]): readonly Claim[] => {
    const claims: Claim[] = []
    for (const stretch of sentences.flatMap(stretchesOf))
      claims.push(...saidIn(stretch, claims.at(-1)))
    return claims.slice(0, maxClaims)
  }

  /** What a question takes for granted of the patient: a disease, or a medicine that they take. */
  const presupposedIn = (sentence: string): readonly Claim[] =>
    sentence.split(stops).flatMap((stretch) => {
      const [head] = owned.exec(stretch) ?? []
      if (head === undefined) return []
      const tokens = tokensOf(stretch.slice(head.length))
      const [first] = tokens
      const rest = tokens
        .slice(1)
        .map(({ text }) => text)
        .join('')
      if (first === undefined || !askedOfOwned.test(rest)) return []
      const diseases = first.senses.filter((sense) => sense.startsWith('d:'))
      const medicines = medicinesIn([first])
      if (diseases.length !== 1 && medicines.length === 0) return []
      const findings = diseases.map((sense) => ({
        key: `disease:${sense.slice(2)}`,
        denied: false,
      }))
      return [{ text: first.text, findings, medicines, presupposed: true as const }]
    })

  const isOf = (part: Part, claim: Claim): boolean =>
    plain(normalise(part.text)).includes(plain(normalise(claim.text)))

  return (text, parts) => {
    const sentences = text.split(sentenceEnds).filter((sentence) => sentence.trim() !== '')
    const recital = parts.find(
      ({ verdict, meanings }) =>
        verdict === 'understood' && meanings.some(({ intent }) => intent === 'summarize'),
    )
    const isLeading = (sentence: string): boolean =>
      confirming.test(sentence) ||
      (assuming.test(sentence) && !isAsked(sentence.replace(assuming, '')))
    if (recital) {
      // What is told before the question whether it is right belongs to it.
      const statements = sentences.filter(
        (one) => isLeading(one) || isRecap(normalise(one)) || !/[？?]/.test(one),
      )
      const claims = claimsIn(statements)
      return parts.map((part) => (part === recital ? { ...part, claims } : part))
    }
    const claims = [
      ...claimsIn(sentences.filter(isLeading)),
      ...sentences.filter((one) => !isLeading(one)).flatMap(presupposedIn),
    ]
    if (claims.length === 0) return parts
    return parts.map((part, at) => {
      const own = claims.filter(
        (claim) => isOf(part, claim) || (at === 0 && !parts.some((other) => isOf(other, claim))),
      )
      return own.length > 0 ? { ...part, claims: own } : part
    })
  }
}
