import { denies } from './claim-text.ts'

/** What a stretch says of how a finding is, beside values: each mark is of one kind, and of a kind only some can hold at once. */
export type Mark = {
  readonly kind: 'side' | 'lying' | 'colour' | 'course' | 'effect' | 'trend'
  /** Of what: a part of the body, what comes out of it, a circumstance. */
  readonly of: string
  readonly is: string
}

const parts: readonly (readonly [string, RegExp])[] = [
  ['belly', /肚|腹|脐/u],
  ['chest', /胸|肋|奶头|腋/u],
  ['shoulder', /肩|膀/u],
  ['arm', /胳膊|手|上肢/u],
  ['leg', /腿|下肢/u],
  ['foot', /脚|足/u],
  ['knee', /膝/u],
  ['waist', /腰|背/u],
  ['mouth', /嘴|口角/u],
  ['eye', /眼/u],
]

const partOf = (text: string): string => parts.find(([, words]) => words.test(text))?.[0] ?? ''

/** On which side something is, with the part of the body that is named right after it; lying on a side is a circumstance. */
const sidesIn = (stretch: string): readonly Mark[] =>
  [...stretch.matchAll(/([左右])(.{0,5})/gu)].flatMap(([whole, side = '', after = '']) => {
    const at = stretch.indexOf(whole)
    if (/[往朝向]$/u.test(stretch.slice(0, at)) && /[躺睡侧翻]/u.test(stretch)) return []
    return [{ kind: 'side', of: partOf(after.split(/[左右]/u)[0] ?? ''), is: side } as const]
  })

const colours: readonly (readonly [string, RegExp])[] = [
  ['black', /黑|柏油/u],
  ['red', /鲜血|鲜红|发红|红色|是红/u],
  ['yellow', /黄/u],
  ['white', /白色|是白|白的/u],
  ['green', /绿/u],
  ['rust', /锈/u],
  ['coffee', /咖啡|褐/u],
]
const substances: readonly (readonly [string, RegExp])[] = [
  ['stool', /大便|大手|拉的|便血|黑便/u],
  ['sputum', /痰/u],
  ['vomit', /吐/u],
  ['urine', /小便|尿/u],
  ['blood', /出血|见红|月经|例假/u],
]

/** Of what substance a stretch is; undefined where it names none. */
export const substanceIn = (stretch: string): string | undefined =>
  substances.find(([, words]) => words.test(stretch))?.[0]

const coloursIn = (stretch: string, of: string): readonly Mark[] =>
  denies(stretch)
    ? []
    : colours.flatMap(([is, words]) =>
        words.test(stretch) ? [{ kind: 'colour', of, is } as const] : [],
      )

const paroxysmal = /一阵(?:一)?阵|阵发|间断|断断续续/u
const constant = /一直(?:不停|疼|痛|在|没停)|持续|没停|没断|不停|一秒钟都没/u

const courseIn = (stretch: string): readonly Mark[] => {
  const isDenied = /不是.{0,2}一阵/u.test(stretch)
  if (paroxysmal.test(stretch))
    return [{ kind: 'course', of: '', is: isDenied ? 'constant' : 'paroxysmal' }]
  return constant.test(stretch) ? [{ kind: 'course', of: '', is: 'constant' }] : []
}

const circumstances: readonly (readonly [string, RegExp])[] = [
  ['effort', /走路|走快|快走|活动|一动|爬楼|上楼|使劲|用力|干活|下楼/u],
  ['cough', /咳嗽?/u],
  ['breath', /深?吸[大深口]?[口气]|深吸|呼吸|喘气|喘深气/u],
  ['flat', /平躺|躺平|平卧|躺下(?!来)/u],
  ['bent', /蜷|弯着|前弯|前倾|抱住膝|撅嘴|坐着/u],
  ['rest', /歇|休息/u],
  ['press', /按|摁/u],
  ['turn', /翻身|起身|伸直|侧着|坐起来/u],
  ['meal', /吃完?.{0,2}饭|吃东西|进食|饭后|吃了饭|吃得|吃饱|空腹|饿|喝水|喝口水|喂奶/u],
  ['emotion', /着急|生气|情绪|激动|吵架/u],
  ['vomited', /吐完|吐了以后|吐后/u],
  ['night', /晚上|夜里|夜间/u],
  ['morning', /早上|早晨|清早/u],
]
/** Which circumstances a stretch names. */
export const circumstancesIn = (stretch: string): readonly string[] =>
  circumstances.flatMap(([of, words]) => (words.test(stretch) ? [of] : []))

/** Words of questions that mean any of several. */
const kindsOfThem: readonly (readonly [RegExp, readonly string[]])[] = [
  [/姿势|体位|躺|坐着/u, ['flat', 'bent', 'turn']],
  [/运动|劳累|干活/u, ['effort']],
  [/心情|压力/u, ['emotion']],
  [/早晚|时间|白天/u, ['night', 'morning']],
]

/** Which circumstances a question asks about. */
export const circumstancesAsked = (text: string): readonly string[] => [
  ...new Set([
    ...circumstancesIn(text),
    ...kindsOfThem.flatMap(([words, of]) => (words.test(text) ? of : [])),
  ]),
]

const better = /轻|好(?:一?点|些|受|过)|缓解|缓过|减|松|舒服|过去了?$|不疼了?$|就好/u
const worse = /更|加重|厉害|难受|难熬|重|最[疼痛]|[更就才扯]着?[疼痛喘酸]|[疼痛]得/u
const same =
  /没(?:啥|什么)?(?:影响|关系|变化)|不受|不更|不加重|不(?:见|怎么)?(?:好|轻|缓解)|没(?:见)?(?:好|轻|松)|一点(?:都|儿)?没|不影响|不[疼痛]/u

const effectIn = (stretch: string, usual: string): string => {
  if (same.test(stretch)) return 'none'
  if (better.test(stretch)) return 'better'
  return worse.test(stretch) ? 'worse' : usual
}

/** What a circumstance does to a finding; `usual` where the stretch does not say it. On which side one lies best or worst. */
const effectsIn = (stretch: string, usual: string): readonly Mark[] => {
  const is = effectIn(stretch, usual)
  if (is === '') return []
  const side = /[往朝向]([左右])边?.{0,2}[躺睡侧翻]|([左右])(?:侧卧|边侧)/u.exec(stretch)
  const lying = side?.[1] ?? side?.[2]
  return [
    ...(lying === undefined ? [] : [{ kind: 'lying', of: is, is: lying } as const]),
    ...circumstances.flatMap(([of, words]) =>
      words.test(stretch) ? [{ kind: 'effect', of, is } as const] : [],
    ),
  ]
}

const findings = /[疼痛喘吐咳晕烧麻渴拉闷]/u
/** What grows or wanes in a stretch; undefined where it names nothing. */
export const findingIn = (stretch: string): string | undefined =>
  findings.exec(stretch)?.[0].replace('痛', '疼')

const growing = /越来越|加重了?$|一天比一天|一个月比一个月|重了$|更.{0,3}了$|一直在加重/u
const waning = /轻了|轻些了|好转|好多了|减轻了|轻一点了|见轻/u

/** Whether something grew or waned. */
const trendIn = (stretch: string, of: string): readonly Mark[] => {
  if (/没见|也没/u.test(stretch)) return []
  if (waning.test(stretch)) return [{ kind: 'trend', of, is: 'better' }]
  return growing.test(stretch) && !/越来越没/u.test(stretch)
    ? [{ kind: 'trend', of, is: 'worse' }]
    : []
}

/** What stands around a stretch: the substance and the finding that it speaks of where it names none, what its circumstances usually do. */
export type Around = {
  readonly substance?: string
  readonly finding?: string
  readonly usual?: string
}

/** The marks of a stretch. */
export const marksIn = (
  stretch: string,
  { substance = '', finding = '', usual = '' }: Around = {},
): readonly Mark[] => [
  ...sidesIn(stretch),
  ...coloursIn(stretch, substanceIn(stretch) ?? substance),
  ...courseIn(stretch),
  ...effectsIn(stretch, usual),
  ...trendIn(stretch, findingIn(stretch) ?? finding),
]
